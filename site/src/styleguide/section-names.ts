/** The sections of the style guide in their order. Each has an anchor at `/_styleguide` and a page of its own below. */
export const sectionNames = [
  "colors",
  "buttons",
  "links",
  "fields",
  "choices",
  "tables",
  "states",
  "tiles",
  "words",
  "checklists",
  "charts",
  "results",
  "prose",
  "dialogs",
  "panel",
  "menus",
  "toasts",
  "tabs",
  "folds",
  "selects",
  "tooltips",
  "header",
  "profile",
  "emails",
  "payment",
  "failures",
  "cookie-notice",
  "app-banner",
  "ads",
  "blockers",
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The page that shows one section only. */
export const sectionPath = (name: SectionName): string => `/_styleguide/${name}`;

/** The colors of styles. Each is a custom property, so that switching the theme re-renders nothing. */
export const color = {
  paper: "var(--paper)",
  surface: "var(--surface)",
  sunken: "var(--sunken)",
  ink: "var(--ink)",
  inkSoft: "var(--ink-soft)",
  line: "var(--line)",
  lineStrong: "var(--line-strong)",
  green: "var(--green)",
  greenInk: "var(--green-ink)",
  greenWash: "var(--green-wash)",
  amber: "var(--amber)",
  amberFill: "var(--amber-fill)",
  amberInk: "var(--amber-ink)",
  danger: "var(--danger)",
  scrim: "var(--scrim)",
  clear: "transparent",
} as const;

export const shadow = { raised: "var(--shadow)" } as const;

/** `rule` divides content, `control` outlines controls. */
export const border = {
  rule: `1px solid ${color.line}`,
  control: `1px solid ${color.lineStrong}`,
  none: "1px solid transparent",
} as const;

/** Distances, from the gap between an icon and its word (1) to the space around a page's sections (10). */
export const space = {
  0: "0",
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "20px",
  6: "26px",
  7: "36px",
  8: "48px",
  9: "56px",
  10: "72px",
} as const;

export const family = {
  serif: `Newsreader, "Newsreader Fallback", "Iowan Old Style", Georgia, serif`,
  sans: `ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif`,
} as const;

/** Font sizes; text is never smaller than 1rem. */
export const size = {
  text: "1rem",
  lead: "1.15rem",
  heading: "1.3rem",
  title: "1.7rem",
  verse: "clamp(1.45rem, 1.1rem + 1.5vw, 2.1rem)",
  page: "clamp(1.85rem, 1.6rem + 1.2vw, 2.1rem)",
} as const;

/** `font` shorthands. */
export const type = {
  /** The title of a page. */
  page: `500 ${size.page}/1.25 ${family.serif}`,
  /** Headings of sections, cards and dialogs, and within them. */
  title: `600 ${size.title}/1.25 ${family.serif}`,
  heading: `600 ${size.heading}/1.25 ${family.serif}`,
  minor: `600 ${size.lead}/1.3 ${family.serif}`,
  /** Long texts. */
  prose: `420 ${size.lead}/1.6 ${family.serif}`,
  verse: `420 ${size.verse}/1.42 ${family.serif}`,
  figure: `500 ${size.title}/1.1 ${family.serif}`,
  control: `600 ${size.text}/1.2 ${family.sans}`,
} as const;

/** Letter spacing of serif text from `title` upwards. */
export const tight = "-.012em";

export const radius = { control: "10px", tile: "5px", round: "999px" } as const;

/** The minimum side of a touch target. */
export const touch = "44px";

/** Widths of columns and overlays. */
export const measure = {
  page: "1120px",
  verse: "34em",
  text: "66ch",
  aside: "300px",
  form: "26rem",
  dialog: "34rem",
  panel: "20rem",
  toast: "420px",
  /** The narrowest column beside a button. */
  words: "8rem",
} as const;

/** Ad sizes: width and height in CSS pixels, by the industry's standard. */
export const adSize = {
  rectangle: { width: 300, height: 250 },
  /** On phones; from tablets on, `wideBanner` replaces it. */
  banner: { width: 320, height: 100 },
  wideBanner: { width: 728, height: 90 },
} as const;

export const icon = { inline: "1.15em", control: "22px" } as const;

/** z-index of overlays. */
export const layer = { bar: 10, overlay: 20, toast: 30, skip: 40 } as const;

/** Screens narrower than `tablet` count as mobile. */
export const from = {
  tablet: "@media (min-width: 768px)",
  desktop: "@media (min-width: 1024px)",
  /** Leaves room for notes in the margin beside the page. */
  margin: "@media (min-width: 1640px)",
} as const;
/** Narrower than `phone` are only the smallest phones, and larger screens at a high zoom. */
export const below = {
  tablet: "@media (max-width: 767.98px)",
  phone: "@media (max-width: 359.98px)",
} as const;

/**
 * Durations and easings; use them only within `motionOk`. The keyframes are in the document's style sheet.
 */
export const motion = {
  rise: "rise .18s ease-out",
  turn: "turn .26s ease-out",
  /** Shows for a time what is hidden otherwise. */
  cover: "cover linear",
  /** A row of a grid gets its height. */
  unfold: "unfold .26s ease-out backwards",
  /** Of overlays: the scrim, panels from the right, and what comes from above. */
  appear: "appear .18s ease-out",
  vanish: "vanish .18s ease-in forwards",
  slideIn: "slide-in .22s ease-out",
  slideOut: "slide-out .18s ease-in forwards",
  drop: "drop .22s ease-out",
  quick: ".18s ease-out",
} as const;

/** Time between the turns of neighboring tiles, and between lines that appear one after another. */
export const rowStepMs = 80;

export const motionOk = "@media (prefers-reduced-motion: no-preference)";
/** Larger screens of devices with a mouse, which have keys of their own. */
export const withKeys = "@media (min-width: 768px) and (pointer: fine)";
export const hover = "@media (hover: hover)";
export const forcedColors = "@media (forced-colors: active)";
export const print = "@media print";
/** Collapsed content is shown where it can't be expanded. */
export const unfolded = "@media print, (scripting: none)";
/** For elements that are useless without scripts. */
export const scriptless = "@media (scripting: none)";

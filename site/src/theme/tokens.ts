/** What styles are made of. A colour is a custom property, so that a change of theme renders nothing again. */
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

/** Borders: `rule` divides, `control` outlines what can be used. */
export const border = {
  rule: `1px solid ${color.line}`,
  control: `1px solid ${color.lineStrong}`,
  none: "1px solid transparent",
} as const;

/** Distances, from the gap between a sign and its word (1) to the space around a page's parts (10). */
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

/** Sizes of text; nothing that is read is below 1rem. */
export const size = {
  text: "1rem",
  lead: "1.15rem",
  heading: "1.3rem",
  title: "1.7rem",
  verse: "clamp(1.45rem, 1.1rem + 1.5vw, 2.1rem)",
} as const;

/** Whole `font` values for what a page is written in. */
export const type = {
  /** The name of a page. */
  page: `500 ${size.verse}/1.25 ${family.serif}`,
  /** Headings of sections, cards and dialogs, and of what stands within them. */
  title: `600 ${size.title}/1.25 ${family.serif}`,
  heading: `600 ${size.heading}/1.25 ${family.serif}`,
  minor: `600 ${size.lead}/1.3 ${family.serif}`,
  /** What is read for long. */
  prose: `420 ${size.lead}/1.6 ${family.serif}`,
  verse: `420 ${size.verse}/1.42 ${family.serif}`,
  figure: `500 ${size.title}/1.1 ${family.serif}`,
  control: `600 ${size.text}/1.2 ${family.sans}`,
} as const;

/** For serif lines of `title` and above. */
export const tight = "-.012em";

export const radius = { control: "10px", tile: "5px", round: "999px" } as const;

/** The smallest side of anything that can be pressed. */
export const touch = "44px";

/** Widths of columns and of what lies over the page. */
export const measure = {
  page: "1120px",
  verse: "34em",
  text: "66ch",
  aside: "300px",
  dialog: "34rem",
  panel: "20rem",
  toast: "420px",
  /** The narrowest column for a few words beside a button. */
  words: "8rem",
} as const;

/** Places of advertisements: width and height in CSS pixels, as the trade has them. */
export const adSize = {
  rectangle: { width: 300, height: 250 },
  /** On phones; from a tablet on the wide one stands in its place. */
  banner: { width: 320, height: 100 },
  wideBanner: { width: 728, height: 90 },
} as const;

export const icon = { inline: "1.15em", control: "22px" } as const;

/** What lies over what. */
export const layer = { bar: 10, overlay: 20, toast: 30, skip: 40 } as const;

/** Below `tablet` a screen counts as mobile (specification, section 9). */
export const from = {
  tablet: "@media (min-width: 768px)",
  desktop: "@media (min-width: 1024px)",
} as const;
export const below = { tablet: "@media (max-width: 767.98px)" } as const;

/** Durations and easings; use them under `motionOk` only. Keyframes stand in the document's style sheet. */
export const motion = {
  rise: "rise .18s ease-out",
  turn: "turn .26s ease-out",
  /** What lies over the page: its veil, what comes from the right, what comes from above. */
  appear: "appear .18s ease-out",
  vanish: "vanish .18s ease-in forwards",
  slideIn: "slide-in .22s ease-out",
  slideOut: "slide-out .18s ease-in forwards",
  drop: "drop .22s ease-out",
  quick: ".18s ease-out",
} as const;

export const motionOk = "@media (prefers-reduced-motion: no-preference)";
export const hover = "@media (hover: hover)";
export const forcedColors = "@media (forced-colors: active)";
export const print = "@media print";
/** Where nothing can be unfolded by a press, everything has to stand open. */
export const unfolded = "@media print, (scripting: none)";
/** For what is nothing without scripts. */
export const scriptless = "@media (scripting: none)";

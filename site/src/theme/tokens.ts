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
} as const;

export const shadow = { raised: "var(--shadow)" } as const;

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

export const radius = { control: "10px", tile: "5px" } as const;

/** The smallest side of anything that can be pressed. */
export const touch = "44px";

export const measure = { page: "1120px", verse: "34em", text: "66ch" } as const;

/** Below `tablet` a screen counts as mobile (specification, section 9). */
export const from = { tablet: "@media (min-width: 768px)" } as const;

/** Animations, each under `motionOk` only. Their keyframes stand in the document's style sheet. */
export const motion = { rise: "rise .18s ease-out" } as const;

export const motionOk = "@media (prefers-reduced-motion: no-preference)";

import { palettes, type Palette } from "@wordlehint/contracts/palettes";

/** The colors of mail programs that know no dark mode; see `darkStyleSheet`. */
export const colors = palettes.light;

export const fonts = {
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  verse: "Newsreader, Georgia, 'Times New Roman', serif",
};

/** The classes of elements whose colors change in dark mode, with the declarations of a palette. */
const rules: Readonly<Record<string, (palette: Palette) => string>> = {
  paper: ({ paper }) => `background-color:${paper} !important`,
  surface: ({ surface, line }) => `background-color:${surface} !important;border-color:${line} !important`,
  wash: ({ greenWash, green }) => `background-color:${greenWash} !important;border-color:${green} !important`,
  quote: ({ line }) => `border-color:${line} !important`,
  ink: ({ ink }) => `color:${ink} !important`,
  soft: ({ inkSoft }) => `color:${inkSoft} !important`,
  accent: ({ green }) => `color:${green} !important`,
  button: ({ green, greenInk }) => `background-color:${green} !important;color:${greenInk} !important`,
};

const darkRules = (prefix = ""): string =>
  Object.entries(rules)
    .map(([name, declarations]) => `${prefix}.${name}{${declarations(palettes.dark)}}`)
    .join("");

/** The style sheet for dark mode, as most mail programs ask for it and as Outlook's do. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `@media (prefers-color-scheme:dark){${darkRules()}}`,
  darkRules("[data-ogsc] "),
].join("");

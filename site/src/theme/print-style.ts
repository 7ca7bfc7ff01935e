import { paletteProperties, type Palette } from "@wordlehint/contracts/palettes";

/** Ink on white; fills stay, in black and grey. */
const onPaper: Palette = {
  paper: "#fff",
  surface: "#fff",
  sunken: "#fff",
  ink: "#000",
  inkSoft: "#333",
  line: "#999",
  lineStrong: "#555",
  green: "#000",
  greenInk: "#fff",
  greenWash: "#eee",
  amber: "#000",
  amberFill: "#d9d9d9",
  amberInk: "#000",
  danger: "#000",
  shadow: "none",
  scrim: "transparent",
};

/** Prints only what is in `main`, except elements with `data-print="hide"`. */
export const printStyle = `@page{margin:2cm}
@media print{
:root,:root[data-theme]{color-scheme:light;${paletteProperties(onPaper)}}
html{font-size:11pt}
body>:not(:has(main)),:has(~main),main~*,[data-print=hide]{display:none!important}
main{max-width:none;padding:0}
}
`;

import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";

/** Address of the one font file that every page preloads. */
export const fontUrl = newsreader;

/**
 * `optional` because nothing may move: a font that isn't there at the first paint is used from the next
 * page on. Until then a local face is set to Newsreader's own measures.
 */
export const fontFaces = `
@font-face{font-family:Newsreader;font-style:normal;font-weight:200 800;font-display:optional;src:url(${newsreader}) format("woff2")}
@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:104.7%;ascent-override:70.2%;descent-override:25.3%;line-gap-override:0%}
`;

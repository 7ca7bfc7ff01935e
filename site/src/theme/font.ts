import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";

/** The font file that every page preloads. */
export const fontUrl = newsreader;

/**
 * `font-display: optional` avoids a layout shift: a font that arrives after the first paint is used from the
 * next page on. Until then, a local font is adjusted to Newsreader's metrics.
 */
export const fontFaces = `
@font-face{font-family:Newsreader;font-style:normal;font-weight:200 800;font-display:optional;src:url(${newsreader}) format("woff2")}
@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:104.7%;ascent-override:70.2%;descent-override:25.3%;line-gap-override:0%}
`;

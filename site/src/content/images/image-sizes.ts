import { from, measure } from "../../theme/tokens.ts";

const wide = from.tablet.replace("@media ", "");

/** Values for the `sizes` attribute of images. */
export const imageSizes = {
  /** In the text column. */
  text: `${wide} 42rem, 92vw`,
  /** The full width of the page. */
  page: `(min-width: ${measure.page}) ${measure.page}, 94vw`,
  /** On a card; two stand side by side if there is room. */
  card: `${wide} 34rem, 92vw`,
} as const;

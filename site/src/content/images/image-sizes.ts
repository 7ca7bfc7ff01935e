import { from, measure } from "../../theme/tokens.ts";

const wide = from.tablet.replace("@media ", "");

/** How wide pictures are shown, for `sizes`: on a phone nearly the whole screen, else as far as their column. */
export const imageSizes = {
  /** In the column of a text. */
  text: `${wide} 42rem, 92vw`,
  /** As wide as the page. */
  page: `(min-width: ${measure.page}) ${measure.page}, 94vw`,
  /** On a card, two beside each other where there is room. */
  card: `${wide} 34rem, 92vw`,
} as const;

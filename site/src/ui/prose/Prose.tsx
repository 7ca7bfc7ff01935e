import styled from "@emotion/styled";
import { measure, type } from "../../theme/tokens.ts";
import { proseBlocks } from "./prose-blocks.ts";
import { prosePrint } from "./prose-print.ts";
import { proseText } from "./prose-text.ts";

/**
 * The style of an article: plain elements, and `Callout`, `Verse`, `Table`, `Chart`, `Checklist` and
 * `Footnotes`.
 */
export const Prose = styled.div(
  // `ch` is the width of a digit; letters of Newsreader are narrower.
  { maxWidth: `calc(${measure.text} * 0.82)`, font: type.prose },
  proseText,
  proseBlocks,
  prosePrint,
);

import { Fragment } from "react";
import type { TextPart } from "../../../content/search-page-data.ts";

/** A text with the words that were found marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    // Parts never change places.
    const key = index;
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}

import { toPlainText } from "@portabletext/react";
import { paragraphsOf } from "./readable-text.ts";
import type { ShortTextValue } from "./rich-text-value.ts";

/** A short text as one line, for those who read it without its links. */
export function plainLine(value: ShortTextValue | null | undefined): string {
  return toPlainText(paragraphsOf(value)).replaceAll(/\s+/g, " ").trim();
}

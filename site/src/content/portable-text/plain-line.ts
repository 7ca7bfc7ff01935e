import { toPlainText } from "@portabletext/react";
import { paragraphsOf } from "./readable-text.ts";
import type { ShortTextValue } from "./rich-text-value.ts";

/** Returns a short text as one line of plain text. */
export function plainLine(value: ShortTextValue | null | undefined): string {
  return toPlainText(paragraphsOf(value)).replaceAll(/\s+/g, " ").trim();
}

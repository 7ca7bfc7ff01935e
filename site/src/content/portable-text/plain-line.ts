import { toPlainText, type PortableTextBlock } from "@portabletext/react";

/** A short text as one line, for those who read it without its links. */
export function plainLine(value: readonly PortableTextBlock[] | null | undefined): string {
  return value
    ? toPlainText([...value])
        .replaceAll(/\s+/g, " ")
        .trim()
    : "";
}

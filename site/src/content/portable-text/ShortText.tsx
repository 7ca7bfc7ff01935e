import { PortableText } from "@portabletext/react";
import { readableText } from "./readable-text.ts";
import type { ShortTextValue } from "./rich-text-value.ts";
import { textComponents } from "./text-components.tsx";

const noBlockTypes: readonly string[] = [];

/** Paragraphs, lists and links, without a style of their own. */
export function ShortText({ value }: { value: ShortTextValue | null | undefined }) {
  return (
    <PortableText
      value={readableText(value, noBlockTypes)}
      components={textComponents}
      onMissingComponent={false}
    />
  );
}

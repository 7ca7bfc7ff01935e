import { PortableText } from "@portabletext/react";
import { Prose } from "../../ui/prose/Prose.tsx";
import { blockTypes, richTextComponents } from "./components.tsx";
import { HeadingsContext } from "./heading-context.ts";
import { headingsOf } from "./headings.ts";
import { readableText } from "./readable-text.ts";
import type { RichTextValue } from "./rich-text-value.ts";

interface Props {
  value: RichTextValue | null | undefined;
  /** The level of the text's top headings. */
  level?: 2 | 3;
  /** Keeps the anchors of several texts on one page apart. */
  anchorPrefix?: string;
}

/** Renders a text with all its blocks. */
export function RichText({ value, level = 2, anchorPrefix = "" }: Props) {
  const blocks = readableText(value, blockTypes);
  if (blocks.length === 0) return null;
  const headings = new Map(headingsOf(blocks, anchorPrefix).map((heading) => [heading.key, heading]));
  return (
    <HeadingsContext value={{ level, headings }}>
      <Prose>
        <PortableText value={blocks} components={richTextComponents} onMissingComponent={false} />
      </Prose>
    </HeadingsContext>
  );
}

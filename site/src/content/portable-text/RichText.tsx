import { PortableText } from "@portabletext/react";
import { HydrationSlice } from "../../lib/HydrationSlice.tsx";
import { Prose } from "../../ui/prose/Prose.tsx";
import { blockTypes, richTextComponents } from "./components.tsx";
import { HeadingsContext } from "./heading-context.ts";
import { headingsOf, type Heading } from "./headings.ts";
import { readableText, type Readable } from "./readable-text.ts";
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
        {partsOf(blocks, headings).map((part, index) => (
          <HydrationSlice key={index}>
            <PortableText value={part} components={richTextComponents} onMissingComponent={false} />
          </HydrationSlice>
        ))}
      </Prose>
    </HeadingsContext>
  );
}

/** The text before the first major heading, and each major heading with what follows it. */
function partsOf(blocks: readonly Readable[], headings: ReadonlyMap<string, Heading>): Readable[][] {
  const parts: Readable[][] = [];
  for (const block of blocks) {
    const isMajor = headings.get(block._key ?? "")?.level === 2;
    if (isMajor || parts.length === 0) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

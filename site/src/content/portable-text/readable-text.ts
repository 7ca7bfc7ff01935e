import type { PortableTextBlock } from "@portabletext/react";
import type { ArbitraryTypedObject } from "@portabletext/types";
import { logFailure } from "../../lib/log.ts";
import { unbroken } from "../unbroken.ts";

const decorators: readonly unknown[] = ["strong", "em", "code"];
const maxListLevel = 4;
const reported = new Set<string>();

type StoredBlocks = readonly { _type: string }[] | null | undefined;
type Node = Record<string, unknown> & { _type: string };
type Span = Node & { text: string };

export type Readable = PortableTextBlock | ArbitraryTypedObject;

/**
 * Returns the blocks of a text that can be shown: objects of known types, and paragraphs reduced to plain
 * spans with known marks. Anything outside the studio's schema is left out, and each unknown type is logged
 * once.
 */
export function readableText(value: StoredBlocks, types: readonly string[]): Readable[] {
  return nodesOf(value).flatMap((node): Readable[] => {
    if (node._type === "block") return [readableBlock(node)];
    if (types.includes(node._type)) return [node];
    report(node._type);
    return [];
  });
}

/** Like `readableText`, but only paragraphs and headings. */
export function paragraphsOf(value: StoredBlocks): PortableTextBlock[] {
  return nodesOf(value).flatMap((node) => (node._type === "block" ? [readableBlock(node)] : []));
}

function readableBlock(block: Node): PortableTextBlock {
  const links = nodesOf(block.markDefs).filter(({ _type }) => _type === "link");
  const marks = [...decorators, ...links.map(({ _key }) => _key)];
  const level = Number(block.level);
  const readable = {
    ...block,
    markDefs: links,
    ...(block.level !== undefined && { level: level >= 1 ? Math.min(Math.floor(level), maxListLevel) : 1 }),
    children: nodesOf(block.children)
      .filter((node): node is Span => node._type === "span" && typeof node.text === "string")
      .map((span) => ({
        ...span,
        text: unbroken(span.text),
        marks: listOf(span.marks).filter((mark) => marks.includes(mark)),
      })),
  };
  return readable as unknown as PortableTextBlock;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function nodesOf(value: unknown): Node[] {
  return listOf(value).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof (value as Partial<Node> | null)?._type === "string";
}

/** Logs an unknown block once, in the renderer only: a visitor's console needn't know. */
function report(type: string): void {
  if (typeof document !== "undefined" || reported.has(type)) return;
  reported.add(type);
  logFailure("A text contains a block of an unknown type", type.slice(0, 40));
}

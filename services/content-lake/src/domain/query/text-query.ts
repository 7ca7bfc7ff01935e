import type { ExprNode, FuncCallNode, OpCallNode } from "groq-js";
import { isRecord, type LakeDocument } from "../document.ts";
import { memoized } from "../memoized.ts";
import { constantOf, mapTree } from "./syntax-tree.ts";

/** No document has this attribute, since names with U+0000 are refused. */
const fullText = "\0text";

export type TextQuery = { query: ExprNode; usesText: boolean };

/**
 * Replaces `match text::query(…)`, which groq-js lacks, by plain matches. All words must occur, a phrase counts as its
 * words, `-word` must not occur, and `word*` is a prefix. A whole document on the left means all of its text.
 */
export function withoutTextQueries(query: ExprNode): TextQuery {
  let usesText = false;
  const replaced = mapTree(query, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return undefined;
    usesText = true;
    return plainMatch(textOf(node.left), node.right);
  });
  return { query: replaced, usesText };
}

const isTextQuery = (node: ExprNode): node is FuncCallNode =>
  node.type === "FuncCall" && node.namespace === "text" && node.name === "query";

function textOf(node: ExprNode): ExprNode {
  if (node.type === "Group") return textOf(node.base);
  if (node.type === "This") return { type: "AccessAttribute", name: fullText };
  if (node.type !== "Array") return node;
  return {
    ...node,
    elements: node.elements.map((element) => ({ ...element, value: textOf(element.value) })),
  };
}

function plainMatch(
  left: ExprNode,
  { args: [text = { type: "Value", value: null }] }: FuncCallNode,
): ExprNode {
  const constant = constantOf(text);
  if (typeof constant !== "string") return { type: "OpCall", op: "match", left, right: text };
  const terms = constant.match(/-?"[^"]*"|\S+/g) ?? [];
  const [unwanted, wanted] = [
    terms.filter((term) => term.startsWith("-")),
    terms.filter((term) => !term.startsWith("-")),
  ];
  const matching = (words: string): OpCallNode => ({
    type: "OpCall",
    op: "match",
    left,
    right: { type: "Value", value: words.replaceAll('"', "") },
  });
  return unwanted.reduce<ExprNode>(
    (all, term) => ({ type: "And", left: all, right: { type: "Not", base: matching(term.slice(1)) } }),
    matching(wanted.join(" ")),
  );
}

/** Returns a copy of the document with all its text in the attribute that text queries match. */
export const searchable = memoized((document: LakeDocument): object => {
  let text: string | undefined;
  return Object.defineProperty({ ...document }, fullText, {
    get: () => (text ??= stringsIn(document).join("\n")),
  });
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith("_") ? [] : stringsIn(inner)));
}

import type { ExprNode, SyntaxNode } from "groq-js";

/** Copies a syntax tree with nodes replaced by `change`. Where `change` returns undefined, the child nodes are visited. */
export function mapTree<T extends SyntaxNode>(
  node: T,
  change: (node: SyntaxNode) => ExprNode | undefined,
): T {
  const changed = change(node);
  if (changed) return changed as T;
  const entries = Object.entries(node).map(([name, part]: [string, unknown]) => [
    name,
    node.type === "Value" ? part : mapPart(part, change),
  ]);
  return Object.fromEntries(entries) as T;
}

function mapPart(part: unknown, change: (node: SyntaxNode) => ExprNode | undefined): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => mapPart(item, change));
  return isNode(part) ? mapTree(part, change) : part;
}

export function isNode(part: unknown): part is SyntaxNode {
  return typeof part === "object" && part !== null && "type" in part;
}

/** The value of an expression that is the same for every document. Undefined for other expressions. */
export function constantOf(node: ExprNode): unknown {
  if (node.type === "Value") return node.value as unknown;
  if (node.type === "Group") return constantOf(node.base);
  if (node.type !== "Array" || node.elements.some(({ isSplat }) => isSplat)) return undefined;
  const values = node.elements.map(({ value }) => constantOf(value));
  return values.includes(undefined) ? undefined : values;
}

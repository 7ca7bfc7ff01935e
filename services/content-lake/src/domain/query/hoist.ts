import type { ExprNode, SyntaxNode } from "groq-js";
import { isNode } from "./syntax-tree.ts";

type Run = (query: ExprNode) => Promise<unknown>;

/**
 * Replaces each inner query that has the same value for every document by its value, so that it is evaluated once.
 * The evaluator would evaluate it for each document.
 */
export async function hoist(query: ExprNode, run: Run): Promise<ExprNode> {
  return (await hoistWithin(query, false, run)) as ExprNode;
}

async function hoistWithin(node: SyntaxNode, isRepeated: boolean, run: Run): Promise<SyntaxNode> {
  if (isRepeated && isWorthwhile(node) && isClosed(node, false)) {
    try {
      return { type: "Value", value: await run(await hoist(node as ExprNode, run)) };
    } catch {
      // It may be in a branch that is never reached, where it must not fail.
      return node;
    }
  }
  const changed: Record<string, unknown> = { ...node };
  for (const { name, part, isInner } of partsOf(node)) {
    const inner = isRepeated || isInner;
    changed[name] = Array.isArray(part)
      ? await Promise.all(part.map((item) => hoistWithin(item, inner, run)))
      : await hoistWithin(part, inner, run);
  }
  return changed as unknown as SyntaxNode;
}

type Part = { name: string; part: SyntaxNode | SyntaxNode[]; isInner: boolean };

/** The child nodes of a node. `isInner`: evaluated for each item, with the item as `@`. */
function partsOf(node: SyntaxNode): Part[] {
  if (node.type === "Value") return [];
  const innerName = innerParts.get(node.type);
  return Object.entries(node).flatMap(([name, part]: [string, unknown]): Part[] => {
    const isInner = name === innerName;
    if (isNode(part)) return [{ name, part, isInner }];
    return Array.isArray(part) && part.every(isNode) ? [{ name, part, isInner }] : [];
  });
}

const innerParts: ReadonlyMap<string, string> = new Map([
  ["Filter", "expr"],
  ["Projection", "expr"],
  ["Map", "expr"],
  ["FlatMap", "expr"],
  ["PipeFuncCall", "args"],
]);

const readsThis: ReadonlySet<string> = new Set(["references", "versionOf", "partOfRelease"]);

/** Returns whether a node's value is independent of `@` and `^` outside of it. */
function isClosed(node: SyntaxNode, isInside: boolean): boolean {
  if (node.type === "Parent" || node.type === "Context") return false;
  const isOfThis =
    node.type === "This" ||
    (node.type === "AccessAttribute" && !node.base) ||
    (node.type === "FuncCall" && readsThis.has(node.name));
  if (isOfThis && !isInside) return false;
  return partsOf(node).every(({ part, isInner }) =>
    [part].flat().every((inner) => isClosed(inner, isInside || isInner)),
  );
}

/** Nodes that aren't expressions by themselves. */
const fragments: ReadonlySet<string> = new Set([
  "ArrayElement",
  "Asc",
  "Desc",
  "ObjectAttributeValue",
  "ObjectConditionalSplat",
  "ObjectSplat",
  "SelectAlternative",
  "Tuple",
]);

/** Only filters read many documents. */
function isWorthwhile(node: SyntaxNode): boolean {
  if (node.type === "Filter") return true;
  return !fragments.has(node.type) && partsOf(node).some(({ part }) => [part].flat().some(isWorthwhile));
}

import type { ExprNode, SyntaxNode } from "groq-js";
import { isNode } from "./syntax-tree.ts";

type Run = (query: ExprNode) => Promise<unknown>;

/**
 * The query with each inner query that is the same for every document replaced by its value, so that it is
 * evaluated once, where the evaluator by itself would do it again for each.
 */
export async function hoist(query: ExprNode, run: Run): Promise<ExprNode> {
  return (await hoistWithin(query, false, run)) as ExprNode;
}

async function hoistWithin(node: SyntaxNode, isRepeated: boolean, run: Run): Promise<SyntaxNode> {
  if (isRepeated && isWorthwhile(node) && isClosed(node, false)) {
    try {
      return { type: "Value", value: await run(await hoist(node as ExprNode, run)) };
    } catch {
      // It may stand where it is never reached, and must not fail there.
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

/** The parts of a node, and which of them are evaluated for each item with that item as `@`. */
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

/** Whether its value is the same whatever `@` and `^` are outside of it. */
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

/** No expressions by themselves. */
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

/** Only a filter goes through many documents. */
function isWorthwhile(node: SyntaxNode): boolean {
  if (node.type === "Filter") return true;
  return !fragments.has(node.type) && partsOf(node).some(({ part }) => [part].flat().some(isWorthwhile));
}

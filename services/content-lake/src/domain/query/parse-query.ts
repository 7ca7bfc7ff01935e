import { GroqSyntaxError, parse, type ExprNode } from "groq-js";
import { LakeError, plainRefusal } from "../lake-error.ts";
import { isNode, mapTree } from "./syntax-tree.ts";

const maxNodes = 20_000;
const maxDepth = 500;

/**
 * Parses a query and substitutes its parameters.
 * @throws {LakeError} 400 for a malformed query, one with too many or too deeply nested parts, or a missing parameter.
 */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): ExprNode {
  const tree = parsed(query, params);
  checkSize(tree, query);
  mapTree(tree, (node) => {
    if (node.type !== "Parameter") return undefined;
    const description = `param $${node.name} referenced, but not provided`;
    throw plainRefusal(400, "queryParseError", description, { query });
  });
  return tree;
}

function parsed(query: string, params: Readonly<Record<string, unknown>>): ExprNode {
  try {
    return parse(query, { params: { ...params } });
  } catch (error) {
    throw asRefusal(error, query);
  }
}

function checkSize(tree: ExprNode, query: string): void {
  let count = 0;
  let level: unknown[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (count > maxNodes) throw tooComplex(`more than ${maxNodes} parts`, query);
    if (depth > maxDepth) throw tooComplex(`parts that are nested more than ${maxDepth} deep`, query);
    level = level.flatMap(childNodes);
  }
}

function childNodes(node: unknown): unknown[] {
  if (!isNode(node) || node.type === "Value") return [];
  return Object.values(node).flat().filter(isNode);
}

function tooComplex(what: string, query: string): LakeError {
  const description = `The query has ${what}. Use parameters for long lists, or several queries.`;
  return plainRefusal(400, "queryTooComplexError", description, { query: query.slice(0, maxQuoted) });
}

const maxQuoted = 1000;

/** The error response for a query that failed: a LakeError as it is, anything else as 400. */
export function asRefusal(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return error;
  const description = error instanceof Error ? error.message : String(error);
  if (!(error instanceof GroqSyntaxError)) {
    return plainRefusal(400, "queryEvaluationError", description, { query });
  }
  const { position } = error;
  return plainRefusal(400, "queryParseError", description, { query, start: position, end: position });
}

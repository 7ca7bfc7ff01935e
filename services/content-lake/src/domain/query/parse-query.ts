import { GroqSyntaxError, parse, type ExprNode } from "groq-js";
import { LakeError, plainRefusal } from "../lake-error.ts";
import { mapTree } from "./syntax-tree.ts";

/**
 * Parses a query and substitutes its parameters.
 * @throws {LakeError} 400 for a malformed query or a missing parameter.
 */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): ExprNode {
  const tree = parsed(query, params);
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

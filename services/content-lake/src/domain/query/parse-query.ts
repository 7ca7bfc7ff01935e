import { GroqSyntaxError, parse, type ExprNode } from "groq-js";
import { LakeError, plainRefusal } from "../lake-error.ts";
import { mapTree } from "./syntax-tree.ts";

/**
 * The syntax tree of a query with its parameters put in.
 * @throws {LakeError} 400 for what is no query, or lacks a parameter.
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

/** The refusal of a query that failed: by itself what is one already, else 400. */
export function asRefusal(error: unknown, query: string): LakeError {
  if (error instanceof LakeError) return error;
  const description = error instanceof Error ? error.message : String(error);
  if (!(error instanceof GroqSyntaxError)) {
    return plainRefusal(400, "queryEvaluationError", description, { query });
  }
  const { position } = error;
  return plainRefusal(400, "queryParseError", description, { query, start: position, end: position });
}

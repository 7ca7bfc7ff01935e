import { evaluate, evaluateSync, type EvaluateOptions, type ExprNode, type FuncCallNode } from "groq-js";
import { LakeError } from "../lake-error.ts";
import { mapTree } from "./syntax-tree.ts";

/**
 * Evaluates a query. groq-js's synchronous evaluator is many times as fast but lacks a few functions; when it fails, the
 * asynchronous one decides.
 * @throws naming the functions of GROQ that groq-js lacks, if one of them is called.
 */
export async function runTree(tree: ExprNode, options: EvaluateOptions): Promise<unknown> {
  try {
    return evaluateSync(tree, options).data;
  } catch (error) {
    if (error instanceof LakeError) throw error;
    return await evaluatedAsync(tree, options);
  }
}

async function evaluatedAsync(tree: ExprNode, options: EvaluateOptions): Promise<unknown> {
  try {
    const value = await evaluate(tree, options);
    return await value.get();
  } catch (error) {
    if (!isNotImplemented(error)) throw error;
    throw new Error(`This content lake can't evaluate ${unimplementedIn(tree).join(", ")}`, { cause: error });
  }
}

/** Returns whether groq-js threw this for a function that it parses but can't evaluate. */
const isNotImplemented = (error: unknown): boolean =>
  error instanceof Error && error.message === "not implemented";

function unimplementedIn(tree: ExprNode): string[] {
  const names = new Set<string>();
  mapTree(tree, (node) => {
    if (node.type === "FuncCall" && isUnimplemented(node))
      names.add(`${node.namespace === "global" ? "" : `${node.namespace}::`}${node.name}()`);
    return undefined;
  });
  return [...names];
}

/** Calls a function without arguments; one that groq-js implements succeeds or fails in another way. */
function isUnimplemented(call: FuncCallNode): boolean {
  try {
    evaluateSync({ ...call, args: [] });
    return false;
  } catch (error) {
    return isNotImplemented(error);
  }
}

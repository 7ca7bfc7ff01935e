import { evaluate, evaluateSync, type EvaluateOptions, type ExprNode } from "groq-js";
import { LakeError } from "../lake-error.ts";

/**
 * Evaluates a query. groq-js's synchronous evaluator is many times as fast but lacks a few functions; when it fails, the
 * asynchronous one decides.
 */
export async function runTree(tree: ExprNode, options: EvaluateOptions): Promise<unknown> {
  try {
    return evaluateSync(tree, options).data;
  } catch (error) {
    if (error instanceof LakeError) throw error;
    const value = await evaluate(tree, options);
    return value.get();
  }
}

import { evaluate, evaluateSync, type EvaluateOptions, type ExprNode } from "groq-js";
import { LakeError } from "../lake-error.ts";

/** Runs synchronous work, and may interrupt it with a LakeError. */
export type Within = <T>(work: () => T) => T;

/**
 * Evaluates a query. groq-js's synchronous evaluator is many times as fast but lacks a few functions; when it fails, the
 * asynchronous one decides.
 */
export async function runTree(
  tree: ExprNode,
  options: EvaluateOptions,
  within: Within = (work) => work(),
): Promise<unknown> {
  try {
    return within(() => evaluateSync(tree, options).data as unknown);
  } catch (error) {
    if (error instanceof LakeError) throw error;
    const value = await evaluate(tree, options);
    return value.get();
  }
}

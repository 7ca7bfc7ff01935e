import { evaluate, evaluateSync, type EvaluateOptions, type ExprNode } from "groq-js";
import { LakeError } from "../lake-error.ts";

/** Does a piece of work that can't wait for anything, and may give it up with a LakeError. */
export type Within = <T>(work: () => T) => T;

/**
 * What a query gives. The evaluator's synchronous half is many times as fast and lacks a few functions; where
 * it fails, the other half has the last word.
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

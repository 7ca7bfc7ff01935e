import { evaluate, evaluateSync, type EvaluateOptions, type ExprNode } from "groq-js";

/**
 * What a query gives. The evaluator's synchronous half is many times as fast and lacks a few functions; where
 * it fails, the other half has the last word.
 */
export async function runTree(tree: ExprNode, options: EvaluateOptions): Promise<unknown> {
  try {
    return evaluateSync(tree, options).data;
  } catch {
    const value = await evaluate(tree, options);
    return value.get();
  }
}

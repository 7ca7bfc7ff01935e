import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { parseExpression } from "./expression.ts";
import { readStage } from "./stage.ts";

/** Parses the pipeline of an update: `$set` stages, which set fields of the document itself to expressions. */
export function parseUpdatePipeline(stages: readonly Value[]): (document: Doc) => Doc {
  const steps = stages.map((stage) => {
    const { name, operand } = readStage(stage);
    if (name !== "$set") return unsupported(`the stage ${name} in an update`, 40324);
    return parseSet(operand);
  });
  return (document) => steps.reduce((current, step) => step(current), document);
}

function parseSet(operand: Value): (document: Doc) => Doc {
  if (!isDoc(operand)) return fail(40272, "$set specification stage must be an object");
  const setters = [...operand].map(([name, value]) => {
    if (name === "") fail(40352, "FieldPath cannot be constructed with empty string");
    const isExpression = !isDoc(value) || value.keys().next().value?.startsWith("$") === true;
    if (!isExpression || /[.$]/.test(name)) unsupported(`the path '${name}' in the $set of a pipeline`);
    return { name, expression: parseExpression(value) };
  });
  return (root) => {
    const result: Doc = new Map(root);
    for (const { name, expression } of setters) {
      const value = expression({ root, variables: {} });
      if (value === undefined) result.delete(name);
      else result.set(name, value);
    }
    return result;
  };
}

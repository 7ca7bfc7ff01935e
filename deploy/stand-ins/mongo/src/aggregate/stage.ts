import { isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";

/** Returns the name and the operand of a stage of a pipeline. */
export function readStage(stage: Value): { name: string; operand: Value } {
  if (!isDoc(stage)) return fail("TypeMismatch", "Each element of the 'pipeline' array must be an object");
  const [first] = stage;
  if (!first || stage.size > 1)
    return fail(40323, "A pipeline stage specification object must contain exactly one field.");
  const [name, operand] = first;
  return { name, operand };
}

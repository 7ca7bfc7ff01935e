import type * as z from "zod";
import type { DocumentContent } from "../document.ts";
import { Fault } from "../lake-error.ts";
import { whatIsWrong, type Mutation } from "../mutations/mutation.ts";
import type { DocumentInWork, WorkingSet } from "../mutations/working-set.ts";

/** Turns an action of the Actions API into mutations. @throws {Fault} when it is refused. */
export type ActionRule = (input: unknown, working: WorkingSet) => Mutation[];

/** Creates a rule for actions that match a schema. Unknown attributes of an action are ignored. */
export function actionRule<S extends z.ZodType>(
  schema: S,
  decide: (action: z.infer<S>, working: WorkingSet) => Mutation[],
): ActionRule {
  return (input, working) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return decide(parsed.data, working);
    throw new Fault(400, "validationError", `Malformed action: ${whatIsWrong(parsed.error)}`);
  };
}

/** Returns the document with that id. @throws {Fault} when it doesn't exist. */
export function existing(working: WorkingSet, id: string, what: string): DocumentInWork {
  const document = working.get(id);
  if (document) return document;
  throw new Fault(404, "documentNotFoundError", `${what} ${JSON.stringify(id)} was not found`, { id });
}

/** @throws {Fault} unless the document has the expected revision, or none is expected. */
export function expectRevision(
  document: DocumentInWork | undefined,
  expected: string | undefined,
  id: string,
): void {
  if (expected === undefined || document?._rev === expected) return;
  const description = `Document ${JSON.stringify(id)} has unexpected revision ID`;
  throw new Fault(409, "documentRevisionIDDoesNotMatchError", description, {
    id,
    currentRevisionID: document?._rev ?? null,
    expectedRevisionID: expected,
  });
}

/** Copies a document to another id, without its revision. */
export function copyAs(id: string, source: DocumentInWork): DocumentContent {
  const copy: DocumentInWork = { ...source, _id: id };
  delete copy._rev;
  delete copy._updatedAt;
  return copy;
}

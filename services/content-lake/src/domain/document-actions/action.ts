import type * as z from "zod";
import type { DocumentContent } from "../document.ts";
import { Fault } from "../lake-error.ts";
import { whatIsWrong, type Mutation } from "../mutations/mutation.ts";
import type { DocumentInWork, WorkingSet } from "../mutations/working-set.ts";

/** What one action of the Actions API comes to. @throws {Fault} when it is refused. */
export type ActionRule = (input: unknown, working: WorkingSet) => Mutation[];

/** A rule for actions of one form; what the form doesn't know is left out. */
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

/** The document with that id. @throws {Fault} when there is none. */
export function existing(working: WorkingSet, id: string, what: string): DocumentInWork {
  const document = working.get(id);
  if (document) return document;
  throw new Fault(404, "documentNotFoundError", `${what} ${JSON.stringify(id)} was not found`, { id });
}

/** @throws {Fault} unless the document has that revision; none asked for is any. */
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

/** The content under another id, without what belongs to the revision it was copied from. */
export function copyAs(id: string, source: DocumentInWork): DocumentContent {
  const copy: DocumentInWork = { ...source, _id: id };
  delete copy._rev;
  delete copy._updatedAt;
  return copy;
}

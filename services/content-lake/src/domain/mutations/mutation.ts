import * as z from "zod";
import { checkPath, checkShape } from "../document-shape.ts";
import { Fault } from "../lake-error.ts";

const attributes = z.record(z.string(), z.unknown());
const paths = z.array(z.string());
const items = z.array(z.unknown());

const stub = z.looseObject({
  _id: z.string().optional(),
  _type: z.string().min(1).max(128),
  _createdAt: z.iso.datetime({ offset: true }).optional(),
});
const selection = z.union([
  z.looseObject({ id: z.union([z.string(), z.array(z.string())]) }),
  z.looseObject({ query: z.string(), params: attributes.optional() }),
]);
const operations = z.object({
  set: attributes.optional(),
  setIfMissing: attributes.optional(),
  unset: paths.optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  insert: z
    .union([
      z.object({ before: z.string(), items }),
      z.object({ after: z.string(), items }),
      z.object({ replace: z.string(), items }),
    ])
    .optional(),
});
const patch = z.intersection(selection, operations.extend({ ifRevisionID: z.string().optional() }));

const schema = z.union([
  z.strictObject({ create: stub }),
  z.strictObject({ createIfNotExists: stub }),
  z.strictObject({ createOrReplace: stub }),
  z.strictObject({ delete: selection }),
  z.strictObject({ patch }),
]);

export type DocumentStub = z.infer<typeof stub>;
export type Selection = { id: string | string[] } | { query: string; params?: Record<string, unknown> };
export type PatchOperations = z.infer<typeof operations>;
export type Patch = Selection & PatchOperations & { ifRevisionID?: string | undefined };

/** A mutation as clients send it. */
export type Mutation =
  | { create: DocumentStub }
  | { createIfNotExists: DocumentStub }
  | { createOrReplace: DocumentStub }
  | { delete: Selection }
  | { patch: Patch };

/** @throws {Fault} for a malformed mutation, or values that can't be stored. */
export function parseMutation(input: unknown): Mutation {
  checkShape(input);
  const parsed = schema.safeParse(input);
  if (!parsed.success)
    throw new Fault(400, "validationError", `Malformed mutation: ${whatIsWrong(parsed.error)}`);
  const mutation = parsed.data as Mutation;
  if ("patch" in mutation) for (const path of pathsOf(mutation.patch)) checkPath(path);
  return mutation;
}

/** @throws {Fault} for a malformed patch. */
export function parseOperations(input: unknown): PatchOperations {
  checkShape(input);
  const parsed = operations.safeParse(input);
  if (!parsed.success)
    throw new Fault(400, "validationError", `Malformed patch: ${whatIsWrong(parsed.error)}`);
  return parsed.data;
}

function pathsOf({ set, setIfMissing, unset, inc, dec, diffMatchPatch, insert }: PatchOperations): string[] {
  const keyed = [set, setIfMissing, inc, dec, diffMatchPatch].flatMap((map) => Object.keys(map ?? {}));
  const { items: _items, ...place } = insert ?? { items: [] };
  return [...keyed, ...(unset ?? []), ...Object.values(place)];
}

/** The first issue of a zod error, with its path. */
export function whatIsWrong(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join(".");
  return [where, issue?.message].filter(Boolean).join(": ");
}

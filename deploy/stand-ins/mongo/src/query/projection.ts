import { type Doc, isDoc, isNumber, isTrue, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";

export type Projection = (document: Doc) => Doc;

/** The fields that a projection names: as a whole, or some of their subfields. */
type Tree = Map<string, "whole" | Tree>;

/** Parses the projection of `find`: fields to include or to exclude. Without one, documents are returned unchanged. */
export function parseProjection(specification: Doc | undefined): Projection {
  if (!specification?.size) return (document) => document;
  const tree: Tree = new Map();
  for (const name of specification.keys()) addField(tree, name.split("."), name);
  const included = new Map([...specification].map(([name, value]) => [name, isIncluded(name, value)]));
  const inclusion = isInclusion(included);
  if (!(tree.get("_id") instanceof Map)) {
    // Without a word on it, `_id` is included.
    if ((included.get("_id") ?? true) === inclusion) tree.set("_id", "whole");
    else tree.delete("_id");
  }
  return (document) => project(document, tree, inclusion);
}

function isIncluded(name: string, value: Value): boolean {
  if (isNumber(value) || typeof value === "boolean") return isTrue(value);
  const operator = isDoc(value) ? value.keys().next().value : undefined;
  return unsupported(`${operator ?? "an expression"} in the projection of '${name}'`);
}

function addField(tree: Tree, [head = "", ...rest]: readonly string[], name: string): void {
  if (head === "") fail(name === "" ? 40352 : 15998, "FieldPath field names may not be empty strings.");
  if (head.startsWith("$")) unsupported(`the projection of '${name}'`);
  const existing = tree.get(head);
  if (rest.length === 0) {
    if (existing) fail(31250, `Path collision at ${name}`);
    tree.set(head, "whole");
    return;
  }
  if (existing === "whole") fail(31249, `Path collision at ${name} remaining portion ${rest.join(".")}`);
  const branch: Tree = existing ?? new Map();
  tree.set(head, branch);
  addField(branch, rest, name);
}

/** Returns true if fields are included. All fields but `_id` have to be of the same kind. */
function isInclusion(fields: ReadonlyMap<string, boolean>): boolean {
  const [first, ...others] = [...fields].filter(([name]) => name !== "_id");
  if (!first) return fields.get("_id") === true;
  for (const [name, included] of others) {
    if (included === first[1]) continue;
    if (included) fail(31253, `Cannot do inclusion on field ${name} in exclusion projection`);
    fail(31254, `Cannot do exclusion on field ${name} in inclusion projection`);
  }
  return first[1];
}

function project(document: Doc, tree: Tree, inclusion: boolean): Doc {
  const result: Doc = new Map();
  for (const [name, value] of document) {
    const kept = projectField(value, tree.get(name), inclusion);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function projectField(value: Value, node: Tree | "whole" | undefined, inclusion: boolean): Value | undefined {
  if (node === undefined) return inclusion ? undefined : value;
  if (node === "whole") return inclusion ? value : undefined;
  if (isDoc(value)) return project(value, node, inclusion);
  if (Array.isArray(value)) {
    return value.map((item) => projectField(item, node, inclusion)).filter((item) => item !== undefined);
  }
  return inclusion ? undefined : value;
}

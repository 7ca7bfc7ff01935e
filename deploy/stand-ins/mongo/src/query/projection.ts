import { type Expression, parseExpression, type Variables } from "../aggregate/expression.ts";
import { toInteger } from "../bson/number.ts";
import { type Doc, isDoc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { type Filter, matches, parseFilter } from "./filter.ts";
import { isTrue } from "./operators.ts";
import { rejectDollarName } from "./path.ts";

/** Projects a document. `position` is that of the array element that the query matched. */
export type Projection = (document: Doc, position?: number) => Doc;

type Leaf =
  | { kind: "include" | "exclude" | "positional" }
  | { kind: "compute"; expression: Expression }
  | { kind: "slice"; skip: number | undefined; limit: number }
  | { kind: "elemMatch"; filter: Filter };
type Tree = Map<string, Leaf | Tree>;

type Options = { variables: Variables; stage: boolean; filter: Filter | undefined };

/** Parses the projection of `find`. Without one, documents are returned unchanged. */
export function parseProjection(
  specification: Doc | undefined,
  filter: Filter | undefined,
  variables: Variables,
): Projection {
  if (!specification?.size) return (document) => document;
  return compile(specification, { variables, filter, stage: false });
}

/** Parses `$project`, which has expressions but not the projection operators of `find`. */
export function parseProjectStage(specification: Doc, variables: Variables): Projection {
  if (specification.size === 0)
    fail(51272, "Invalid $project :: caused by :: projection specification must have at least one field");
  return compile(specification, { variables, filter: undefined, stage: true });
}

function compile(specification: Doc, options: Options): Projection {
  const tree: Tree = new Map();
  for (const [name, value] of specification) addField(tree, name.split("."), value, name, options);
  const inclusion = isInclusion(tree);
  const id = tree.get("_id");
  if (inclusion && id === undefined) tree.set("_id", { kind: "include" });
  if (inclusion && isLeaf(id) && id.kind === "exclude") tree.delete("_id");
  if (!inclusion && isLeaf(id) && id.kind === "include") tree.delete("_id");
  return (document, position) =>
    project(document, tree, { inclusion, root: document, position, variables: options.variables });
}

function addField(tree: Tree, path: readonly string[], value: Value, name: string, options: Options): void {
  const [head = "", ...rest] = path;
  if (head === "$" && !options.stage && rest.length === 0)
    fail(31394, "As of 4.4, it's illegal to specify positional operator in the middle of a path.");
  if (head === "") fail(name === "" ? 40352 : 15998, "FieldPath field names may not be empty strings.");
  rejectDollarName(head);
  const existing = tree.get(head);
  const positional = rest.length === 1 && rest[0] === "$" && !options.stage;
  if (rest.length === 0 || positional) {
    if (existing) fail(31250, `Path collision at ${name}`);
    if (isDoc(value) && !positional && isNested(value)) {
      const branch: Tree = new Map();
      tree.set(head, branch);
      for (const [field, nested] of value)
        addField(branch, field.split("."), nested, `${name}.${field}`, options);
    } else {
      tree.set(head, positional ? parsePositional(value, options) : parseLeaf(value, options));
    }
    return;
  }
  if (isLeaf(existing)) fail(31249, `Path collision at ${name} remaining portion ${rest.join(".")}`);
  const branch = existing ?? new Map<string, Leaf | Tree>();
  tree.set(head, branch);
  addField(branch, rest, value, name, options);
}

const isLeaf = (node: Leaf | Tree | undefined): node is Leaf => node !== undefined && !(node instanceof Map);

/** Whether a document projects the fields of a subdocument, rather than being an expression. */
function isNested(value: Doc): boolean {
  if (value.size === 0)
    fail(51270, "An empty sub-projection is not a valid value. Found empty object at path");
  return !value.keys().next().value?.startsWith("$");
}

function parsePositional(value: Value, { filter }: Options): Leaf {
  if (!isTrue(value)) fail(31395, "positional projection cannot be used with exclusion");
  if (!filter)
    fail(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  return { kind: "positional" };
}

function parseLeaf(value: Value, { variables, stage }: Options): Leaf {
  if (isNumber(value) || typeof value === "boolean") return { kind: isTrue(value) ? "include" : "exclude" };
  if (isDoc(value) && !stage) {
    const slice = value.get("$slice");
    const element = value.get("$elemMatch");
    const sliced = slice === undefined ? undefined : sliceOf(slice);
    if (sliced) return sliced;
    if (element !== undefined) {
      if (!isDoc(element))
        fail(31274, `elemMatch: Invalid argument, object required, but got ${typeOf(element)}`);
      return {
        kind: "elemMatch",
        filter: parseFilter(new Map([["item", new Map([["$elemMatch", element]])]]), variables),
      };
    }
  }
  return { kind: "compute", expression: parseExpression(value, Object.keys(variables)) };
}

function sliceOf(operand: Value): Leaf | undefined {
  const [skip, limit] = Array.isArray(operand) ? operand : [undefined, operand];
  if (!isNumber(limit) || (skip !== undefined && !isNumber(skip))) return undefined;
  if (skip !== undefined && toNumber(limit) <= 0)
    fail(28729, `Third argument to $slice must be positive: ${toNumber(limit)}`);
  return { kind: "slice", skip: skip && (toInteger(skip) ?? 0), limit: toInteger(limit) ?? 0 };
}

/** Whether the projection includes fields. All fields but `_id` have to be of the same kind. */
function isInclusion(tree: Tree): boolean {
  const kinds = leaves(tree);
  const decisive = kinds.filter(({ path, kind }) => path !== "_id" && kind !== "slice");
  const first = decisive[0] ?? kinds.find(({ kind }) => kind !== "slice");
  const inclusion = first !== undefined && first.kind !== "exclude";
  for (const { path, kind } of decisive) {
    if (inclusion && kind === "exclude")
      fail(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    if (!inclusion && kind === "include")
      fail(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
    if (!inclusion && kind !== "exclude")
      fail(31252, `Cannot use an expression for field ${path} in an exclusion projection`);
  }
  return inclusion;
}

function leaves(tree: Tree, prefix = ""): { path: string; kind: Leaf["kind"] }[] {
  return [...tree].flatMap(([name, node]) =>
    isLeaf(node) ? [{ path: prefix + name, kind: node.kind }] : leaves(node, `${prefix}${name}.`),
  );
}

type ProjectionScope = { inclusion: boolean; root: Doc; position: number | undefined; variables: Variables };

function project(document: Doc, tree: Tree, scope: ProjectionScope): Doc {
  const result: Doc = new Map();
  for (const [name, value] of document) {
    const node = tree.get(name);
    const kept =
      node === undefined ? (scope.inclusion ? undefined : value) : projectField(value, node, scope);
    if (kept !== undefined) result.set(name, kept);
  }
  for (const [name, node] of tree) {
    const computed = computeField(node, document.get(name), scope);
    if (computed !== undefined) result.set(name, computed);
  }
  return result;
}

function projectField(value: Value, node: Leaf | Tree, scope: ProjectionScope): Value | undefined {
  if (!isLeaf(node)) return projectWithin(value, node, scope);
  switch (node.kind) {
    case "include":
      return value;
    case "slice":
      return Array.isArray(value) ? slice(value, node) : value;
    case "elemMatch": {
      const matching = Array.isArray(value)
        ? value.find((item) => matches(node.filter, new Map([["item", [item]]])))
        : undefined;
      return matching === undefined ? undefined : [matching];
    }
    case "positional":
      return positional(value, scope.position);
    default:
      return undefined;
  }
}

function projectWithin(value: Value, tree: Tree, scope: ProjectionScope): Value | undefined {
  if (isDoc(value)) return project(value, tree, scope);
  if (Array.isArray(value)) {
    return value.map((item) => projectWithin(item, tree, scope)).filter((item) => item !== undefined);
  }
  return scope.inclusion ? undefined : value;
}

/** Computed fields follow those of the document, in the order of the projection. */
function computeField(
  node: Leaf | Tree,
  current: Value | undefined,
  scope: ProjectionScope,
): Value | undefined {
  if (isLeaf(node)) return node.kind === "compute" ? node.expression(scope) : undefined;
  if (isDoc(current) || Array.isArray(current)) return undefined;
  const nested = project(new Map(), node, scope);
  return nested.size > 0 ? nested : undefined;
}

function slice(items: Value[], { skip, limit }: { skip: number | undefined; limit: number }): Value[] {
  if (skip === undefined) return limit >= 0 ? items.slice(0, limit) : items.slice(limit);
  const from = skip >= 0 ? skip : Math.max(items.length + skip, 0);
  return items.slice(from, from + limit);
}

function positional(value: Value, position: number | undefined): Value {
  if (!Array.isArray(value)) return value;
  if (position === undefined || position >= value.length) {
    fail(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [value[position] ?? null];
}

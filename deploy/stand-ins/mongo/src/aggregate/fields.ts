import { type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { rejectDollarName } from "../query/path.ts";
import { type Expression, parseExpression, type Scope, type Variables } from "./expression.ts";

type Setter = Expression | Setters;
type Setters = Map<string, Setter>;

/** Parses `$set` and `$addFields`, which add or replace fields, also in subdocuments and arrays. */
export function parseAddFields(
  stage: string,
  specification: Value,
  variables: Variables,
): (document: Doc) => Doc {
  if (!isDoc(specification)) return fail(40272, `${stage} specification stage must be an object`);
  const setters = parseSetters(specification, Object.keys(variables));
  return (root) => assign(root, setters, { root, variables });
}

function parseSetters(specification: Doc, names: readonly string[]): Setters {
  const setters: Setters = new Map();
  for (const [name, value] of specification) addSetter(setters, name.split("."), value, name, names);
  return setters;
}

function addSetter(
  setters: Setters,
  [head = "", ...rest]: string[],
  value: Value,
  name: string,
  names: readonly string[],
): void {
  if (head === "") fail(40352, "FieldPath cannot be constructed with empty string");
  rejectDollarName(head);
  const existing = setters.get(head);
  if (rest.length > 0) {
    const branch = existing ?? new Map<string, Setter>();
    if (!(branch instanceof Map))
      return fail(
        40176,
        `specification contains two conflicting paths. Cannot specify both '${name}' and '${head}'`,
      );
    setters.set(head, branch);
    addSetter(branch, rest, value, name, names);
    return;
  }
  if (existing)
    fail(40176, `specification contains two conflicting paths. Cannot specify both '${name}' and '${name}'`);
  const nested = isDoc(value) && value.size > 0 && !value.keys().next().value?.startsWith("$");
  setters.set(head, nested ? parseSetters(value, names) : parseExpression(value, names));
}

function assign(current: Doc, setters: Setters, scope: Scope): Doc {
  const result: Doc = new Map(current);
  for (const [name, setter] of setters) {
    const value = setter instanceof Map ? assignWithin(result.get(name), setter, scope) : setter(scope);
    if (value === undefined) result.delete(name);
    else result.set(name, value);
  }
  return result;
}

function assignWithin(current: Value | undefined, setters: Setters, scope: Scope): Value {
  if (Array.isArray(current)) return current.map((item) => assignWithin(item, setters, scope));
  return assign(isDoc(current) ? current : doc(), setters, scope);
}

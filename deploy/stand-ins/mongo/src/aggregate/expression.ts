import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { isTrue } from "../query/operators.ts";
import { rejectDollarName } from "../query/path.ts";
import { functions } from "./functions.ts";
import { specialForms } from "./special-forms.ts";

/** Values of variables by their names without `$$`. */
export type Variables = Readonly<Record<string, Value | undefined>>;

/** The document and the variables with which an expression is evaluated. */
export type Scope = { root: Doc; variables: Variables };

export type Expression = (scope: Scope) => Value | undefined;

/** Parses an aggregation expression. `names` are those of the variables that it may use. */
export function parseExpression(value: Value, names: readonly string[]): Expression {
  if (typeof value === "string" && value.startsWith("$")) return parsePath(value, names);
  if (Array.isArray(value)) {
    const items = value.map((item) => parseExpression(item, names));
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const first = value.keys().next().value;
  return first?.startsWith("$") ? parseOperator(value, first, names) : parseObject(value, names);
}

/** Parses the condition of `$expr`. */
export function parseCondition(value: Value, variables: Variables): (root: Doc) => boolean {
  const expression = parseExpression(value, Object.keys(variables));
  return (root) => isTrue(expression({ root, variables }));
}

/** Evaluates the `let` of a command, whose expressions are constant. */
export function evaluateLet(definitions: Doc | undefined): Variables {
  const variables: Record<string, Value | undefined> = {};
  for (const [name, value] of definitions ?? []) {
    checkVariableName(name);
    variables[name] = parseExpression(value, Object.keys(variables))({ root: new Map(), variables }) ?? null;
  }
  return variables;
}

export function checkVariableName(name: string): void {
  if (/^[a-z\u0080-\uffff]\w*$/u.test(name) || name === "CURRENT") return;
  fail(16867, `'${name}' starts with an invalid character for a user variable name`, {
    codeName: "FailedToParse",
    code: 9,
  });
}

function parseObject(value: Doc, names: readonly string[]): Expression {
  const fields = [...value].map(([name, field]) => {
    rejectDollarName(name);
    return [name, parseExpression(field, names)] as const;
  });
  return (scope) => {
    const result: Doc = new Map();
    for (const [name, field] of fields) {
      const fieldValue = field(scope);
      if (fieldValue !== undefined) result.set(name, fieldValue);
    }
    return result;
  };
}

function parseOperator(value: Doc, name: string, names: readonly string[]): Expression {
  if (value.size > 1) {
    fail(15983, "An object representing an expression must have exactly one field");
  }
  const operand = value.get(name) ?? null;
  const form = specialForms[name];
  if (form) return form(operand, names);
  const operator = functions[name];
  if (!operator) return fail("InvalidPipelineOperator", `Unrecognized expression '${name}'`);
  const args = Array.isArray(operand) ? operand : [operand];
  if (args.length < operator.minArgs || args.length > operator.maxArgs) {
    const expected =
      operator.minArgs === operator.maxArgs
        ? `exactly ${operator.minArgs}`
        : `at least ${operator.minArgs} and at most ${operator.maxArgs}`;
    fail(16020, `Expression ${name} takes ${expected} arguments. ${args.length} were passed in.`);
  }
  const parts = args.map((part) => parseExpression(part, names));
  return (scope) => operator.run(parts.map((part) => part(scope)));
}

/** Parses `$field.path` and `$$variable.path`. */
function parsePath(text: string, names: readonly string[]): Expression {
  const [head = "", ...rest] = text.slice(text.startsWith("$$") ? 2 : 1).split(".");
  if (head === "" || rest.includes("")) {
    fail(text === "$" ? 16872 : 15998, "FieldPath field names may not be empty strings.");
  }
  if (!text.startsWith("$$")) return ({ root }) => resolvePath(root, [head, ...rest]);
  switch (head) {
    case "ROOT":
    case "CURRENT":
      return ({ root }) => resolvePath(root, rest);
    case "REMOVE":
      return () => undefined;
  }
  if (!names.includes(head)) fail(17276, `Use of undefined variable: ${head}`);
  return ({ variables }) => resolvePath(variables[head], rest);
}

/** For an array on the path, the result is an array of the values of its documents. */
function resolvePath(value: Value | undefined, path: readonly string[]): Value | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (isDoc(value)) return resolvePath(value.get(name), rest);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((item) => isDoc(item) || Array.isArray(item))
    .map((item) => (isDoc(item) ? resolvePath(item, path) : undefined))
    .filter((item) => item !== undefined);
}

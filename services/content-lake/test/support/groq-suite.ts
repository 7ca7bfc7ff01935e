import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const suite = fileURLToPath(new URL("../conformance/groq-test-suite/", import.meta.url));

export type GroqCase = {
  file: string;
  /** The names of the case's groups and its own name. */
  name: string;
  query: string;
  params: Record<string, unknown>;
  documents: object[];
  /** Undefined for a query that must be refused. */
  expected: { result: unknown } | undefined;
  /** Version 0.1 is the language before its specification. */
  version: string | undefined;
};

type Variables = Record<string, unknown>;
type Entry = {
  name?: string;
  query?: string;
  params?: Record<string, unknown>;
  documents?: object[];
  variables?: Variables;
  result?: unknown;
  valid?: boolean;
  invalid?: boolean;
  error?: boolean;
  version?: string;
  tests?: Entry[];
  test?: Entry[];
};

/** Returns every case of the suite, with one case for each combination of its variables' values. */
export function readSuite(): GroqCase[] {
  const files = readdirSync(suite, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yml"),
  );
  return files.sort().flatMap((file) => {
    const entry = parse(readFileSync(join(suite, file), "utf8"), { merge: true }) as Entry;
    return casesOf({ ...entry, name: "" }, file, []);
  });
}

function casesOf(entry: Entry, file: string, names: readonly string[]): GroqCase[] {
  const { tests, test, ...own } = entry;
  const inner = tests ?? test;
  const path = [...names, own.name ?? ""].filter(Boolean);
  if (inner) return inner.flatMap((one) => casesOf(inherited(own, one), file, path));
  if (own.query === undefined) return [];
  const { query, version, params = {}, documents = [] } = own;
  const isInvalid = own.valid === false || own.invalid === true || own.error === true;
  const expected = isInvalid ? undefined : { result: own.result ?? null };
  return filledIn(query, own.variables ?? {}).map((filled) => ({
    file,
    name: path.join(" › "),
    query: filled.trim(),
    params,
    documents,
    expected,
    version,
  }));
}

/** Applies a group's properties to an entry, unless the entry overrides them. */
function inherited({ name: _name, ...group }: Entry, entry: Entry): Entry {
  const says = "result" in entry || "valid" in entry || "invalid" in entry || "error" in entry;
  const { result: _result, valid: _valid, invalid: _invalid, error: _error, ...rest } = group;
  return {
    ...(says ? rest : group),
    ...entry,
    variables: { ...group.variables, ...entry.variables },
  };
}

function filledIn(query: string, variables: Variables): string[] {
  const name = Object.keys(variables).find((candidate) => query.includes(`~${candidate}~`));
  if (name === undefined) return [query];
  const values = [variables[name]].flat();
  return values.flatMap((value) => filledIn(query.replaceAll(`~${name}~`, String(value)), variables));
}

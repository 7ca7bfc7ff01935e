import { type Doc, isDoc, isNumber, isTrue, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";

/** Reads the fields of a command by name and type. `done` refuses those that haven't been read. */
export class Fields {
  private readonly body: Doc;
  private readonly path: string;
  private readonly seen = new Set<string>();

  constructor(body: Doc, path: string) {
    this.body = body;
    this.path = path;
  }

  any(name: string): Value | undefined {
    this.seen.add(name);
    return this.body.get(name);
  }

  document(name: string): Doc | undefined {
    const value = this.given(name);
    return value === undefined || isDoc(value) ? value : this.wrong(name, value, "object");
  }

  array(name: string): Value[] | undefined {
    const value = this.given(name);
    return value === undefined || Array.isArray(value) ? value : this.wrong(name, value, "array");
  }

  documents(name: string): Doc[] | undefined {
    return this.array(name)?.map((item, at) =>
      isDoc(item) ? item : this.wrong(`${name}.${at}`, item, "object"),
    );
  }

  string(name: string): string | undefined {
    const value = this.given(name);
    return value === undefined || typeof value === "string" ? value : this.wrong(name, value, "string");
  }

  /** Accepts numbers as booleans, like MongoDB. */
  flag(name: string): boolean {
    const value = this.given(name);
    if (value === undefined || typeof value === "boolean" || isNumber(value)) return isTrue(value);
    return this.wrong(name, value, "bool");
  }

  /** Returns an integer that isn't negative. */
  integer(name: string): number | undefined {
    const value = this.given(name);
    if (value === undefined) return undefined;
    if (!isNumber(value)) return this.wrong(name, value, "long");
    const number = Math.trunc(toNumber(value));
    if (!(number >= 0)) fail(51024, `BSON field '${name}' value must be >= 0, actual value '${number}'`);
    return number;
  }

  /** Accepts fields that have no effect on this server. */
  ignore(...names: string[]): void {
    for (const name of names) this.seen.add(name);
  }

  missing(name: string): never {
    return fail(40414, `BSON field '${this.path}.${name}' is missing but a required field`);
  }

  done(): void {
    const [unread] = this.unread();
    if (unread !== undefined) unsupported(`the field '${unread}' of '${this.path}'`, 40415);
  }

  unread(): string[] {
    return [...this.body.keys()].filter((name) => !this.seen.has(name));
  }

  private given(name: string): Value | undefined {
    return this.any(name) ?? undefined;
  }

  private wrong(name: string, value: Value, expected: string): never {
    return fail(
      "TypeMismatch",
      `BSON field '${this.path}.${name}' is the wrong type '${typeOf(value)}', expected type '${expected}'`,
    );
  }
}

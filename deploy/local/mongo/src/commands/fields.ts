import { wholeNumber } from "../bson/number.ts";
import { type Doc, isDoc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { isTrue } from "../query/operators.ts";

/** The fields of a command, each read once by name and type; what nobody has read is refused in the end. */
export class Fields {
  private readonly body: Doc;
  private readonly about: string;
  private readonly seen = new Set<string>();

  constructor(body: Doc, about: string) {
    this.body = body;
    this.about = about;
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

  /** MongoDB takes numbers for booleans here. */
  flag(name: string): boolean {
    const value = this.given(name);
    if (value === undefined || typeof value === "boolean" || isNumber(value)) return isTrue(value);
    return this.wrong(name, value, "bool");
  }

  /** A whole number, not below `least`. */
  whole(name: string, least = 0): number | undefined {
    const value = this.given(name);
    if (value === undefined) return undefined;
    if (!isNumber(value)) return this.wrong(name, value, "long");
    const number = wholeNumber(value) ?? Math.trunc(toNumber(value));
    if (number < least)
      fail(51024, `BSON field '${name}' value must be >= ${least}, actual value '${number}'`);
    return number;
  }

  /** These may be given, but only as what changes nothing. */
  absent(...names: string[]): void {
    for (const name of names)
      if (isTrue(this.any(name))) unsupported(`the field '${name}' of '${this.about}'`);
  }

  /** Only the simple collation is known, which compares bytes as it is done without one. */
  simpleCollation(): void {
    const collation = this.document("collation");
    if (collation && collation.get("locale") !== "simple") unsupported("collation");
  }

  /** These have no effect on this server, whatever their value. */
  ignore(...names: string[]): void {
    for (const name of names) this.seen.add(name);
  }

  missing(name: string): never {
    return fail(40414, `BSON field '${this.about}.${name}' is missing but a required field`);
  }

  done(): void {
    for (const name of this.body.keys()) {
      if (!this.seen.has(name)) fail(40415, `BSON field '${this.about}.${name}' is an unknown field.`);
    }
  }

  private given(name: string): Value | undefined {
    return this.any(name) ?? undefined;
  }

  private wrong(name: string, value: Value, expected: string): never {
    return fail(
      "TypeMismatch",
      `BSON field '${this.about}.${name}' is the wrong type '${typeOf(value)}', expected type '${expected}'`,
    );
  }
}

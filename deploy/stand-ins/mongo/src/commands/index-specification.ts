import { type Doc, doc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { Fields } from "./fields.ts";

const maxTtlSeconds = 2_147_483_647;

/** Validates an index specification and returns it in the form of `listIndexes`. */
export function parseSpecification(given: Doc): Doc {
  const fields = new Fields(given, "createIndexes.indexes");
  const key =
    fields.document("key") ??
    fail("FailedToParse", "The 'key' field is a required property of an index specification");
  const name =
    fields.string("name") ??
    fail("FailedToParse", "The 'name' field is a required property of an index specification");
  if (name === "" || name === "*") fail("CannotCreateIndex", `The index name '${name}' is not valid`);
  checkKey(key);
  const onId = key.size === 1 && key.has("_id");
  const specification = doc({ v: 2, key, name: onId ? "_id_" : name });
  for (const option of ["unique", "sparse"]) if (fields.flag(option)) specification.set(option, true);
  const expires = fields.any("expireAfterSeconds");
  if (expires !== undefined) specification.set("expireAfterSeconds", checkExpiry(expires, key));
  const [unknown] = fields.unread();
  if (unknown !== undefined) unsupported(`the index option '${unknown}'`, "InvalidIndexSpecificationOption");
  if (onId && specification.size > 3) {
    fail(
      "InvalidIndexSpecificationOption",
      "The field 'unique', 'sparse' or 'expireAfterSeconds' is not valid for an _id index specification",
    );
  }
  return specification;
}

function checkKey(key: Doc): void {
  if (key.size === 0) fail("CannotCreateIndex", "Index keys cannot be empty.");
  if (key.size > 32) fail("CannotCreateIndex", "Index key contains more than 32 fields");
  for (const [name, value] of key) {
    if (typeof value === "string") unsupported(`'${value}' indexes`);
    if (!isNumber(value))
      fail(
        "CannotCreateIndex",
        `Values in v:2 index key pattern cannot be of type ${typeOf(value)}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    const direction = toNumber(value);
    if (direction === 0 || Number.isNaN(direction))
      fail("CannotCreateIndex", "Values in the index key pattern cannot be 0.");
    if (name.includes("$**")) unsupported("wildcard indexes");
    if (name === "" || name.split(".").includes(""))
      fail("CannotCreateIndex", "Index keys cannot contain an empty field.");
    if (name.split(".").some((part) => part.startsWith("$")))
      fail("CannotCreateIndex", `Index key contains an illegal field name: field name starts with '$'.`);
  }
}

function checkExpiry(value: Value, key: Doc): Value {
  if (!isNumber(value))
    return fail(
      "CannotCreateIndex",
      `TTL index 'expireAfterSeconds' option must be numeric, but received a type of ${typeOf(value)}.`,
    );
  const seconds = toNumber(value);
  if (!(seconds >= 0))
    fail("CannotCreateIndex", "TTL index 'expireAfterSeconds' option cannot be less than 0");
  if (seconds > maxTtlSeconds)
    fail(
      "CannotCreateIndex",
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}.`,
    );
  if (key.size > 1)
    fail("CannotCreateIndex", "TTL indexes are single-field indexes, compound indexes do not support TTL.");
  return value;
}

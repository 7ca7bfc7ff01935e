import type { RouteContract } from "@wordlehint/contracts";
import fc from "fast-check";

/** A request to one route, without the address and the token. */
export type HostileRequest = {
  path: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
};

const json = { "content-type": "application/json" };

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "\u0000",
    "\ud800",
    "' || '1'=='1",
    "$where",
    "__proto__",
    "a".repeat(9000),
    "ﬀ@ﬀ.example",
  ),
);
/** Values that aren't text, and those that a database, a prototype or a parser might mistake. */
const notText = fc.oneof(
  fc.constantFrom<unknown>(
    { $gt: "" },
    { $ne: null },
    { $regex: ".*" },
    { $in: ["a"] },
    { $where: "sleep(1000)" },
    { $exists: true },
    { "": { $gt: "" } },
    { length: 12, toString: "x" },
    ["a"],
    [{ $gt: "" }],
    null,
    true,
    0,
    -1,
    1e308,
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Values that the schemas accept. */
const wellFormed: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.oneof(
    fc.stringMatching(/^[a-z]{3,8}@[a-z]{3,8}\.example$/),
    fc.constantFrom("victim@player.example", "Victim@Player.Example"),
    fc.emailAddress(),
  ),
  password: fc.constantFrom("Quiet-Otter-72", "Calm-Badger-38", "Proud-Lynx-90"),
  currentPassword: fc.constantFrom("Quiet-Otter-72", "x"),
  newPassword: fc.constantFrom("Calm-Badger-38", "Proud-Lynx-90"),
  token: fc.stringMatching(/^[\w-]{43}$/),
};

/** Bodies by the schema and against it: fields that are missing, of another type, too many, or named like internals. */
function bodyOf(fields: readonly string[]): fc.Arbitrary<string> {
  const valueOf = (field: string) =>
    fc.oneof(
      { weight: 6, arbitrary: wellFormed[field] ?? text },
      { weight: 3, arbitrary: notText },
      { weight: 2, arbitrary: text },
    );
  const values = Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
  const declared = fc.oneof(
    { weight: 3, arbitrary: fc.record(values) },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
  );
  const others = fc.dictionary(
    fc.constantFrom(
      "__proto__",
      "constructor",
      "$where",
      "$or",
      "_id",
      "generation",
      "emailVerifiedAt",
      "id",
      "x",
    ),
    notText,
    { maxKeys: 2 },
  );
  const objects = fc
    .tuple(declared, fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: others }))
    .map(([own, more]) => JSON.stringify(Object.assign(Object.create(null) as object, more, own)));
  return fc.oneof({ weight: 8, arbitrary: objects }, { weight: 2, arbitrary: brokenJson(fields) });
}

/** Bodies that aren't an object, aren't JSON, or repeat a field. */
function brokenJson(fields: readonly string[]): fc.Arbitrary<string> {
  const [field = "x"] = fields;
  return fc.oneof(
    fc.constantFrom(
      "",
      "{",
      "null",
      "[]",
      '"text"',
      "1e999",
      "\u0000",
      `{"${field}":"a@b.example","${field}":{"$gt":""}}`,
      `{"${field}":{"$gt":""},"${field}":"a@b.example"}`,
      `{"__proto__":{"polluted":true},"${field}":"a@b.example"}`,
      `{"constructor":{"prototype":{"polluted":true}}}`,
      "[".repeat(5000),
      `${'{"a":'.repeat(1500)}1${"}".repeat(1500)}`,
      `{"${field}":${"[".repeat(3000)}${"]".repeat(3000)}}`,
    ),
    fc.json({ maxDepth: 3 }),
    fc.string({ maxLength: 60 }),
  );
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data; boundary=x" },
  { "content-type": "application/json; charset=utf-7" },
  { "content-type": "application/json; charset=nonsense" },
  { ...json, "content-encoding": "gzip" },
  { ...json, "content-encoding": "nonsense" },
);

const oddId = fc.oneof(
  fc.uuid(),
  fc.constantFrom("%00", "%ff", "%E0%A4%A", "..%2f..%2fetc", "[$ne]=1", "a".repeat(3000), "__proto__", "{}"),
);
const oddQuery = fc.constantFrom(
  "",
  "",
  "?after=1",
  "?after[$ne]=1",
  "?after=a&after=b",
  "?__proto__[x]=1",
  "?x=%ff",
);

/** Requests to a route, by its declared schemas and against them. */
export function hostileRequests(contract: RouteContract): fc.Arbitrary<HostileRequest> {
  const path = fc.tuple(oddId, oddQuery).map(([id, query]) => contract.path.replace(":id", () => id) + query);
  if (contract.method === "get") return fc.record({ path, headers: fc.constant({}) });
  const body = bodyOf(fieldsOf(contract));
  const invalidUtf8 = body.map((one) => Buffer.concat([Buffer.from(one), Buffer.from([0xc3, 0x28, 0xff])]));
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ path, body, headers: fc.constant(json) }) },
    { weight: 1, arbitrary: fc.record({ path, body: invalidUtf8, headers: fc.constant(json) }) },
    { weight: 1, arbitrary: fc.record({ path, body, headers: oddHeaders }) },
    { weight: 1, arbitrary: fc.record({ path, headers: fc.constant({}) }) },
  );
}

/** The properties of a route's body. */
export function fieldsOf({ body }: RouteContract): string[] {
  const shape: unknown = body && "shape" in body._zod.def ? body._zod.def.shape : {};
  return Object.keys(shape as object);
}

import type { RouteContract } from "@wordlehint/contracts";

const long = "x".repeat(5000);
const hostileTexts = ["", "%00", "..%2f..%2fetc%2fpasswd", "%E0%A4%A", "%ff", "[object Object]", "-1", long];
const hostileQueries = (key: string) => [
  ...hostileTexts.map((text) => `${key}=${text}`),
  `${key}=a&${key}=b`,
  `${key}[$ne]=1`,
  `${key}[]=1`,
  "__proto__[x]=1",
  "constructor=1",
];
/** Headers of a JSON body. */
export const json = { "content-type": "application/json" };
const hostileBodies: RequestInit[] = [
  {},
  ...[
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "1e999",
    '{"__proto__":{"x":1}}',
    `[${"[".repeat(5000)}`,
    "\u0000",
  ].map((body) => ({ body, headers: json })),
  { body: JSON.stringify({ text: { $gt: "" }, email: ["a"], date: 1e308 }), headers: json },
  { body: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
  { body: "{}", headers: { ...json, "content-encoding": "gzip" } },
  { body: "{}", headers: { "content-type": "application/json; charset=nonsense" } },
  { body: JSON.stringify(long.repeat(1000)), headers: json },
];

/** The properties of an object schema. */
function keysOf(schema: RouteContract["query"]): string[] {
  const shape: unknown = schema && "shape" in schema._zod.def ? schema._zod.def.shape : {};
  return Object.keys(shape as object);
}

/** Returns requests that try every input of a route with what a program or a person with bad intentions would send. */
export function hostileRequests({
  method,
  path,
  params,
  query,
  body,
}: RouteContract): [string, RequestInit][] {
  const plain = path.replaceAll(/[:*]\w+/g, "x");
  const paths = params ? hostileTexts.map((text) => path.replaceAll(/[:*]\w+/g, text || "%20")) : [plain];
  const queries = [...keysOf(query), "unknown"].flatMap(hostileQueries);
  const bodies = method === "get" ? [{}] : body ? hostileBodies : [{}, { body: "{}", headers: json }];
  return [
    ...paths.map((one): [string, RequestInit] => [one, {}]),
    ...queries.map((one): [string, RequestInit] => [`${plain}?${one}`, {}]),
    ...bodies.map((init): [string, RequestInit] => [plain, init]),
  ];
}

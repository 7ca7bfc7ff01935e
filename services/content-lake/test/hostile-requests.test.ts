import { Socket } from "node:net";
import { eventually } from "@wordlehint/test-servers";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

let lake: HttpLake;
beforeAll(async () => {
  lake = await startHttpLake();
});
afterAll(closeAll);

const json = { "content-type": "application/json" };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  lake.fetch(path, { as: "ada", method: "POST", headers, body });
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

async function expectRefusal(response: Response, status: number): Promise<void> {
  const body = (await response.json()) as { error: { description: string; type: string } };
  expect([response.status, body]).toEqual([status, body]);
  expect(body.error.description.length).toBeGreaterThan(5);
  expect(body.error.description.length).toBeLessThan(600);
  expect(typeof body.error.type).toBe("string");
}

const mutate = "/data/mutate/production";
const query = "/data/query/production";

it.each([
  ["no JSON", mutate, "{"],
  ["no object", mutate, '"text"'],
  ["a list", mutate, "[]"],
  ["nothing", mutate, ""],
  ["no mutations", mutate, "{}"],
  ["mutations that are no list", mutate, '{"mutations":{}}'],
  ["a mutation that is null", mutate, '{"mutations":[null]}'],
  ["a mutation of two kinds", mutate, '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"a"}}]}'],
  ["an unknown mutation", mutate, '{"mutations":[{"drop":{}}]}'],
  ["a document without type", mutate, '{"mutations":[{"create":{"_id":"a"}}]}'],
  ["a document with a wrong id", mutate, '{"mutations":[{"create":{"_id":"../a","_type":"a"}}]}'],
  ["a transaction's id of the wrong type", mutate, '{"mutations":[],"transactionId":7}'],
  ["deep nesting", mutate, `{"mutations":[{"create":{"_type":"a","a":${nested(5000)}}}]}`],
  ["very deep nesting", mutate, `{"mutations":[{"create":{"_type":"a","a":${nested(400_000)}}}]}`],
  ["a name of every object", mutate, '{"mutations":[{"create":{"_type":"a","__proto__":{"x":1}}}]}'],
  ["a patch through such a name", mutate, '{"mutations":[{"patch":{"id":"a","set":{"constructor.a":1}}}]}'],
  ["a wrong flag", `${mutate}?returnIds=yes`, '{"mutations":[]}'],
  ["a wrong visibility", `${mutate}?visibility=soon`, '{"mutations":[]}'],
  ["actions that are none", "/data/actions/production", '{"actions":7}'],
  ["an unknown action", "/data/actions/production", '{"actions":{"actionType":"sanity.action.explode"}}'],
  [
    "an action that lacks its ids",
    "/data/actions/production",
    '{"actions":{"actionType":"sanity.action.document.publish"}}',
  ],
  ["a query that is none", query, '{"query":7}'],
  ["an empty query", query, '{"query":""}'],
  ["parameters that are none", query, '{"query":"*","params":[1]}'],
  ["a parameter with a name of every object", query, '{"query":"$a","params":{"a":{"constructor":1}}}'],
  ["a parameter that is nested deep", query, `{"query":"$a","params":{"a":${nested(5000)}}}`],
  ["a missing parameter", query, '{"query":"*[_id == $id]"}'],
  ["a deep query", query, JSON.stringify({ query: "(".repeat(100_000) + ")".repeat(100_000) })],
  [
    "a query with a deep object",
    query,
    JSON.stringify({ query: "{'a':".repeat(20_000) + "1" + "}".repeat(20_000) }),
  ],
  ["an unknown perspective", `${query}?perspective=a.b`, '{"query":"*"}'],
  ["a wrong source map", `${query}?resultSourceMap=maybe`, '{"query":"*"}'],
])("A body with %s is refused with 400 and a reason", async (_what, path, body) => {
  await expectRefusal(await post(path, body), 400);
});

it.each([
  `${query}?query=*&$a=`,
  `${query}?query=*&$a={`,
  query,
  `${query}?query=*&$__proto__=1`,
  "/data/listen/production",
  "/data/listen/production?query=*&includeResult=maybe",
  "/data/listen/production?query=*&effectFormat=diff",
  "/data/listen/production?query=*&$a=undefined",
  "/data/history/production/documents/a",
  "/data/history/production/documents/a?time=yesterday",
  "/data/history/production/documents/a?revision=a&lastRevision=true",
  "/data/history/production/transactions/a?limit=0",
  "/data/history/production/transactions/a?limit=many",
  "/data/history/production/transactions/a?fromTime=2026",
  "/data/history/production/transactions/a?effectFormat=diff",
  "/data/history/production/events/documents/a?nextCursor=x",
])("GET %s is refused with 400 and a reason", async (path) => {
  await expectRefusal(await lake.fetch(path, { as: "ada" }), 400);
});

it("Requests for too many documents at once are refused", async () => {
  const ids = Array.from({ length: 1500 }, (_, index) => `d${index}`).join(",");
  await expectRefusal(await lake.fetch(`/data/doc/production/${ids}`), 400);
});

it.each(["/data/doc/production/%E0%A4%A", "/data/query/%E0%A4%A?query=*"])("GET %s is 400", async (path) => {
  expect((await lake.fetch(path, { as: "ada" })).status).toBe(400);
});

it("The refusal of a large body names the limit", async () => {
  const long = "x".repeat(6 * 1024 * 1024);
  await expectRefusal(await post(query, JSON.stringify({ query: "*", params: { long } })), 413);
  await expectRefusal(await post(mutate, JSON.stringify({ mutations: [], long })), 413);
  await expectRefusal(await post("/data/actions/production", JSON.stringify({ actions: [], long })), 413);
  const document = { _type: "a", long: long.slice(0, 1.5 * 1024 * 1024) };
  const tooLong = await post(mutate, JSON.stringify({ mutations: [{ create: document }] }));
  expect([tooLong.status, await tooLong.text()]).toEqual([
    413,
    expect.stringContaining("1048576 bytes at most"),
  ]);
});

it("A body that would take long to parse is refused, and the reason says what to do", async () => {
  const many = (count: number, item: string) => Array<string>(count).fill(item).join();
  const values = await post(mutate, `{"mutations":[],"a":[${many(150_000, "[]")}]}`);
  expect([values.status, await values.text()]).toEqual([413, expect.stringContaining("in several requests")]);
  await expectRefusal(await post(query, `{"query":"$a","params":{"a":[${many(30_000, "{}")}]}}`), 413);
  const attributes = Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`a${n}`, n]));
  const wide = JSON.stringify({ mutations: [{ create: { _type: "a", ...attributes } }] });
  await expectRefusal(await post(mutate, wide), 400);
});

it("A transaction changes 10,000 documents at most, or none", async () => {
  const creations = Array.from({ length: 10_001 }, (_, n) => ({
    create: { _id: `many${n}`, _type: "many" },
  }));
  const refused = await post(mutate, JSON.stringify({ mutations: creations }));
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining("in several")]);
  expect(await lake.client("ada").fetch("count(*[_type == 'many'])")).toBe(0);
});

it("A body without a JSON Content-Type is refused", async () => {
  const body = '{"mutations":[]}';
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    await expectRefusal(await post(mutate, body, { "content-type": type }), 400);
  }
  await expectRefusal(await post(mutate, body, { ...json, "content-encoding": "unheard-of" }), 415);
});

it("A query that would run forever is interrupted, and others are served meanwhile", async () => {
  const impatient = await startHttpLake(undefined, { evaluation: { maxMs: 500 } });
  const ada = impatient.client("ada");
  for (let from = 0; from < 2000; from += 100) {
    const some = Array.from({ length: 100 }, (_, index) => ({
      create: { _id: `n${from + index}`, _type: "n", n: from + index },
    }));
    await ada.mutate(some, { returnDocuments: false });
  }
  const endless = "count(*[count(*[n < ^.n && count(*[n < ^.n && n > ^.^.n]) > 0]) > 0])";
  const response = await impatient.fetch(`${query}?query=${encodeURIComponent(endless)}`);
  await expectRefusal(response, 504);
  await eventually(async () => expect(await ada.fetch("count(*[_type == 'n'])")).toBe(2000));
});

it("The lake survives clients that disconnect during a body or a stream", async () => {
  const { hostname, port } = new URL(lake.url);
  for (const start of [
    "POST /v1/data/mutate/production HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ada\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{",
    "GET /v1/data/listen/production?query=* HTTP/1.1\r\nhost: localhost\r\n\r\n",
    "GET /v1/data/export/production HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ada\r\n\r\n",
  ]) {
    const socket = new Socket().connect(Number(port), hostname);
    socket.on("error", () => undefined);
    await new Promise<void>((resolve) => void socket.write(start, () => resolve()));
    socket.resetAndDestroy();
  }
  await eventually(async () => expect((await lake.fetch(`${query}?query=1`)).status).toBe(200));
});

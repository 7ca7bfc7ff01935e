import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { eventually } from "@wordlehint/test-servers";
import { commitMutations } from "../src/actions/commit-transaction.ts";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

afterEach(closeAll);

/** So long that an attack below is still in progress when the others have done their work. */
const patient = { evaluation: { maxMs: 120_000, maxHeapMb: 128 } };
const rounds = 3;

const numbers = Array.from({ length: 1500 }, (_, index) => index);
const params = { n: numbers, o: numbers.slice(0, 300).map((n) => ({ n })) };
/** Goes through the numbers 1500³ times. */
const endless = "count($n[count($n[count($n[@ > ^]) > ^]) > ^]) > 5";

const post = (lake: HttpLake, path: string, as: string, body: object) =>
  lake.fetch(path, {
    as,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const query = (lake: HttpLake, body: object, as = "eve") => post(lake, "/data/query/production", as, body);

const listen = async (lake: HttpLake, filter: string) => {
  const search = new URLSearchParams({ query: filter, $n: JSON.stringify(numbers) });
  const events = await lake.events(`/data/listen/production?${search.toString()}`, { as: "eve" });
  await events.until("welcome", 1);
  return events.until("mutation", 1);
};

const mutate = (lake: HttpLake, ...mutations: object[]) =>
  post(lake, "/data/mutate/production", "root", { mutations });
const many = <T>(count: number, item: T): T[] => Array<T>(count).fill(item);

const long = { _id: "long", _type: "page", text: "abcdefghij".repeat(100_000) };
const wide = { _id: "wide", _type: "page", a: many(60_000, 1), b: many(2000, { c: { d: 1 } }) };
const patchLong = { patch: { id: "long", set: { title: "x" } } };
/** Each part is searched for in all of the text. */
const diff = many(10_000, "@@ -900000,8 +900000,8 @@\n zyxw\n-qqqq\n+qqqr\n").join("");

/** An attempt, its request, and the large document that it needs. */
const attacks: [string, (lake: HttpLake) => Promise<unknown>, { _id: string; _type: string }?][] = [
  ["a query that takes long", (lake) => query(lake, { query: endless, params })],
  [
    "a query that groq-js evaluates only asynchronously",
    (lake) => query(lake, { query: `diff::changedAny({}, {}, a) || ${endless}`, params }),
  ],
  ["a query that takes long to parse", (lake) => query(lake, { query: `[${"1,".repeat(100_000)}1]` })],
  ["a listener's filter", (lake) => listen(lake, `*[${endless}]`)],
  [
    "a mutation that selects documents by a query",
    (lake) =>
      post(lake, "/data/mutate/production", "root", {
        mutations: [{ delete: { query: `*[${endless} && false]`, params } }],
      }),
  ],
  [
    "a diff of a long text",
    (lake) => mutate(lake, { patch: { id: "long", diffMatchPatch: { text: diff } } }),
    long,
  ],
  ["thousands of patches of a large document", (lake) => mutate(lake, ...many(10_000, patchLong)), long],
  [
    "patches of most items of a long array",
    (lake) => mutate(lake, { patch: { id: "wide", unset: many(1000, "a[0:50000]") } }),
    wide,
  ],
  [
    "patches at any depth",
    (lake) => mutate(lake, { patch: { id: "wide", unset: many(10_000, "..none") } }),
    wide,
  ],
  [
    "an action with thousands of patches",
    (lake) =>
      post(lake, "/data/actions/production", "root", {
        actions: many(10_000, {
          actionType: "sanity.action.document.edit",
          draftId: "drafts.long",
          publishedId: "long",
          patch: { set: { title: "x" } },
        }),
      }),
    long,
  ],
];

const cases = attacks.map(([what, attack, document]) => ({ what, attack, document }));
it.each(cases)("Saves and health checks aren't held up by $what", async ({ attack, document }) => {
  const lake = await startHttpLake(undefined, patient);
  const ada = lake.client("ada");
  await ada.create({ _id: "page", _type: "page", n: 0 });
  if (document) await ada.create(document);
  let isAnswered = false;
  const answer = attack(lake).then(
    () => (isAnswered = true),
    () => undefined,
  );
  for (let round = 0; round < rounds; round++) {
    await ada.patch("page").inc({ n: 1 }).commit();
    expect((await fetch(`${lake.adminUrl}/healthz`)).status).toBe(200);
  }
  expect(isAnswered).toBe(false);
  expect(await ada.getDocument("page")).toMatchObject({ n: rounds });
  lake.abortRequests();
  await answer;
});

it("One client's queries are evaluated however many another client sends", async () => {
  const lake = await startHttpLake(undefined, patient);
  let answered = 0;
  const answers = Array.from({ length: 10 }, () =>
    query(lake, { query: endless, params }).then(
      () => answered++,
      () => undefined,
    ),
  );
  for (let round = 0; round < rounds; round++)
    expect((await query(lake, { query: "1" }, "ada")).status).toBe(200);
  expect(answered).toBe(0);
  lake.abortRequests();
  await Promise.all(answers);
});

it("The changes of writers are evaluated however many queries readers send", async () => {
  const lake = await startHttpLake(undefined, patient);
  await lake.client("ada").create({ _id: "page", _type: "page", n: 0 });
  const readers = ["eve", "root"].flatMap((as) => many(3, as));
  const answers = readers.map((as) => query(lake, { query: endless, params }, as).catch(() => undefined));
  const byQuery = { patch: { query: "*[_type == 'page']", inc: { n: 1 } } };
  const changed = await post(lake, "/data/mutate/production", "ada", { mutations: [byQuery] });
  expect(changed.status).toBe(200);
  lake.abortRequests();
  await Promise.all(answers);
});

it("An editor's change is saved after one of another's, however many more of those wait", async () => {
  const { replica } = await startHttpLake();
  const order: string[] = [];
  const save = async (author: string) => {
    const mutations = [{ create: { _type: "page" } }];
    await commitMutations(replica, replica.production, { mutations, author });
    order.push(author);
  };
  await Promise.all([...many(20, "root").map(save), save("ada")]);
  expect(order.indexOf("ada")).toBeLessThanOrEqual(2);
});

describe("A query", () => {
  let lake: HttpLake;
  beforeEach(async () => {
    lake = await startHttpLake(undefined, patient);
  });
  const refusalOf = async (groq: string) => {
    const response = await query(lake, { query: groq, params });
    const { error } = (await response.json()) as { error: { type: string; description: string } };
    return [response.status, error.type, error.description];
  };

  it("whose result is too large is refused, and the reason says what to do", async () => {
    const result = "$o[0..149]{'a': $o[0..149]{'b': $o[0..149]}}";
    expect(await refusalOf(result)).toEqual([
      400,
      "resultTooLargeError",
      expect.stringContaining("Select fewer documents or attributes"),
    ]);
  });

  it("that needs too much memory is refused, and the next one is evaluated", async () => {
    const doubling = `{"a": [1]}${'{"a": [...a, ...a]}'.repeat(40)}`;
    expect(await refusalOf(doubling)).toEqual([
      400,
      "queryMemoryError",
      expect.stringContaining("Select fewer documents or attributes"),
    ]);
    await eventually(async () => expect((await query(lake, { query: "1" })).status).toBe(200));
  });

  it.each([
    ["too many parts", `[${"1,".repeat(11_000)}1]`],
    ["parts that are nested too deep", `${"[".repeat(600)}1${"]".repeat(600)}`],
  ])("with %s is refused before it is evaluated", async (_what, groq) => {
    expect(await refusalOf(groq)).toEqual([400, "queryTooComplexError", expect.stringContaining("parts")]);
  });
});

it.each(["noticed", "not noticed"])("An evaluator whose end is %s costs no query", async (how) => {
  const evaluators: ChildProcess[] = [];
  const add = (message: unknown) => evaluators.push((message as { process: ChildProcess }).process);
  subscribe("child_process", add);
  const lake = await startHttpLake();
  expect((await query(lake, { query: "1" })).status).toBe(200);
  unsubscribe("child_process", add);
  expect(evaluators).toHaveLength(1);
  for (const evaluator of evaluators) {
    evaluator.kill("SIGKILL");
    if (how === "noticed") await once(evaluator, "exit");
  }
  expect((await query(lake, { query: "2" })).status).toBe(200);
});

it("Mutations by query lose no change that is made at the same time", async () => {
  const lake = await startHttpLake();
  const ada = lake.client("ada");
  await ada.create({ _id: "page", _type: "page", n: 0 });
  const byQuery = { patch: { query: "*[_type == 'page']", inc: { n: 1 } } };
  await Promise.all(
    numbers
      .slice(0, 10)
      .flatMap(() => [
        post(lake, "/data/mutate/production", "ada", { mutations: [byQuery] }),
        ada.patch("page").inc({ n: 1 }).commit(),
      ]),
  );
  expect(await ada.getDocument("page")).toMatchObject({ n: 20 });
});

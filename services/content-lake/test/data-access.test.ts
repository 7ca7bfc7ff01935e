import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

let lake: HttpLake;
const revisions: Record<string, string> = {};
beforeAll(async () => {
  lake = await startHttpLake();
  for (const dataset of ["production", "hidden"]) revisions[dataset] = await fill(dataset);
});
afterAll(closeAll);

const secret = "unheard-of";
/** Occurs in the id and the text of every document that anonymous clients may not read. */
const hiddenIds = [`drafts.${secret}`, `private.${secret}`];

async function fill(dataset: string): Promise<string> {
  const root = lake.client("root", { dataset });
  const transaction = root.transaction().create({ _id: "open", _type: "post", title: "for all" });
  for (const _id of hiddenIds) transaction.create({ _id, _type: secret, title: secret });
  transaction.create({
    _id: `drafts.open`,
    _type: "post",
    title: secret,
    ref: { _type: "reference", _ref: "open" },
  });
  const { transactionId } = await transaction.commit();
  return transactionId;
}

const query = (groq: string, more = "") => `/data/query/$?query=${encodeURIComponent(groq)}${more}`;

/** The response contains the query, which may contain a draft's id. */
const echo = /"query":"(?:[^"\\]|\\.)*"/;

/** Every endpoint for reading, in every way that could reveal a draft. `$` is the dataset, `@` a revision. */
const readings = [
  ...["raw", "published", "drafts", "previewDrafts"].flatMap((perspective) => [
    query("*", `&perspective=${perspective}`),
    query("*[_type == 'post']", `&perspective=${perspective}&resultSourceMap=true&returnQuery=false`),
  ]),
  query("*[_id in path('drafts.**')]"),
  query("*[_id == 'open']{..., 'others': *[references(^._id)]{_id, title}}", "&perspective=raw"),
  query("*[@ match text::query('unhear*')]", "&perspective=raw"),
  query("releases::all()"),
  query("{'there': *[_id == 'drafts.open'][0], 'count': count(*)}", "&perspective=raw"),
  "/data/doc/$/open?includeAllVersions=true",
  "/data/doc/$/open?excludeContent=true&includeAllVersions=true",
  "/data/history/$/documents/open,drafts.open?revision=@",
  "/data/history/$/documents/drafts.open?time=2100-01-01T00:00:00Z",
  "/data/history/$/documents/drafts.open?lastRevision=true",
  "/data/history/$/transactions/open,drafts.open?effectFormat=mendoza",
  "/data/history/$/transactions/open",
  "/data/history/$/events/documents/open",
  "/data/export/$",
  "/data/export/$?types=post",
  "/data/export/$?nextCursor=",
  "/data/references/$/documents/open/to",
];
const streams = [
  "/data/listen/$?query=*&includeResult=true&includePreviousRevision=true&includeAllVersions=true&effectFormat=mendoza",
  "/data/live/events/$",
];
const writes: [string, object][] = [
  ["/data/mutate/$", { mutations: [{ create: { _id: "mine", _type: "post" } }] }],
  ["/data/mutate/$?dryRun=true", { mutations: [{ patch: { id: "open", set: { title: "mine" } } }] }],
  ["/data/mutate/$", { mutations: [] }],
  [
    "/data/actions/$",
    { actions: [{ actionType: "sanity.action.document.delete", publishedId: "open", includeDrafts: [] }] },
  ],
];

const addressed = (path: string, dataset: string) =>
  path.replace("$", dataset).replace("@", revisions[dataset] ?? "");
const post = (path: string, body: object, as?: string) =>
  lake.fetch(path, {
    as,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("an anonymous client", () => {
  it.each(readings)("sees no draft by GET %s", async (path) => {
    const response = await lake.fetch(addressed(path, "production"));
    const text = await response.text();
    expect(text).not.toContain(secret);
    expect(text.replace(echo, "")).not.toContain("drafts.open");
    expect(response.status).toBe(path.includes("/history/") ? 401 : 200);
  });

  it("can't tell by a draft's id whether it exists", async () => {
    const ids = [...hiddenIds, "drafts.nowhere", "open"];
    const response = await lake.fetch(`/data/doc/production/${ids.join(",")}`);
    const { documents, omitted } = (await response.json()) as {
      documents: { _id: string }[];
      omitted: unknown[];
    };
    expect(documents.map(({ _id }) => _id)).toEqual(["open"]);
    expect(omitted).toEqual(ids.slice(0, -1).map((id) => ({ id, reason: "permission" })));
  });

  it("sees no draft by POST /data/query", async () => {
    const response = await post("/data/query/production?perspective=raw", { query: "*", params: {} });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(secret);
  });

  it.each(streams)("gets no event of a draft by GET %s", async (path) => {
    const reader = await lake.events(path.replace("$", "production"));
    await reader.until("welcome", 1);
    const root = lake.client("root");
    for (const id of hiddenIds)
      await root
        .patch(id)
        .set({ text: `${secret} ${path}` })
        .commit();
    await root.patch("open").setIfMissing({ n: 0 }).inc({ n: 1 }).commit();
    await reader.until(path.includes("listen") ? "mutation" : "message", 1);
    expect(reader.received).toHaveLength(2);
    expect(JSON.stringify(reader.received)).not.toContain(secret);
  });

  it.each([...readings, ...streams])("reads nothing of a private dataset by GET %s", async (path) => {
    const response = await lake.fetch(addressed(path, "hidden"));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ statusCode: 401, errorCode: "SIO-401-ANF" });
  });

  it.each(writes)("writes nothing by POST %s", async (path, body) => {
    for (const dataset of ["production", "hidden"]) {
      expect((await post(path.replace("$", dataset), body)).status).toBe(401);
    }
    expect(await lake.client("root").getDocument("mine")).toBeUndefined();
  });
});

describe("a viewer", () => {
  it.each([...readings, ...streams])("reads a private dataset completely by GET %s", async (path) => {
    const abort = new AbortController();
    const response = await lake.fetch(addressed(path, "hidden"), {
      as: "eve",
      signal: abort.signal,
    });
    expect(response.status).toBe(200);
    abort.abort();
  });

  it.each(writes)("writes nothing by POST %s, and gets the missing permission", async (path, body) => {
    const response = await post(path.replace("$", "production"), body, "eve");
    expect(response.status).toBe(403);
    const { error } = (await response.json()) as {
      error: { type: string; description: string; items: { error: object; index: number }[] };
    };
    expect(error.type).toBe(path.includes("actions") ? "actionError" : "mutationError");
    expect(error.description).toContain("Insufficient permissions; permission");
    expect(error.items).toMatchObject([{ error: { type: "insufficientPermissionsError" }, index: 0 }]);
    expect(await lake.client("root").getDocument("open")).toMatchObject({ title: "for all" });
    expect(await lake.client("root").getDocument("mine")).toBeUndefined();
  });
});

it.each([...readings, ...streams, "/data/doc/$/a"])(
  "a dataset that doesn't exist is 404 by GET %s",
  async (path) => {
    const response = await lake.fetch(path.replace("$", "nowhere"), { as: "ada" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { type: "datasetNotFoundError" } });
  },
);

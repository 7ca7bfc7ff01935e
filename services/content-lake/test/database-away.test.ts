import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually, startEmbeddedMongo } from "@wordlehint/test-servers";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake } from "./support/http-lake.ts";
import { lakeConfig } from "./support/replicas.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await closeAll();
  for (const close of closers.splice(0)) await close();
});

const headers = { "content-type": "application/json" };
const body = '{"mutations":[{"createIfNotExists":{"_id":"b","_type":"post"}}]}';

it("While the database is away, editors get 503, and published content is still served", async () => {
  const dir = await mkdtemp(join(tmpdir(), "lake-mongo-"));
  closers.push(() => rm(dir, { recursive: true }));
  const first = await startEmbeddedMongo({ dir });
  const lake = await startHttpLake(lakeConfig({ MONGODB_URL: first.url }), { attemptsToFindOut: 1 });
  await lake.client("ada").create({ _id: "a", _type: "post", title: "One" });
  const listener = await lake.events("/data/listen/production?query=*", { as: "ada" });
  await listener.until("welcome", 1);
  await first.kill();

  const requests = [
    lake.fetch("/data/mutate/production", { method: "POST", headers, body, as: "ada" }),
    lake.fetch("/data/doc/production/a", { as: "ada" }),
    lake.fetch("/data/history/production/documents/a?lastRevision=true", { as: "ada" }),
  ];
  const responses = await Promise.all(requests);
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  for (const response of responses) expect(response.headers.get("retry-after")).not.toBeNull();
  expect(await lake.client().fetch("*[0].title")).toBe("One");
  expect(await lake.client().fetch("*[0].title", {}, { perspective: "drafts" })).toBe("One");

  const again = await startEmbeddedMongo({ dir, port: Number(new URL(first.url).port) });
  closers.unshift(() => again.kill());
  await eventually(
    async () => {
      const response = await lake.fetch("/data/mutate/production", {
        method: "POST",
        headers,
        body,
        as: "ada",
      });
      expect(response.status).toBe(200);
    },
    { withinMs: 30_000 },
  );
  await listener.until("mutation", 1);
});

import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import { createLog } from "@wordlehint/runtime";
import { createTextCheckPasses } from "./text-check-passes.ts";

const pass = "a pass that a studio has made up";
const hash = createHash("sha256").update(pass).digest("hex");

type Content = {
  /** The result of the query for the ids of drafts that hold the pass's hash. */
  ids: () => unknown;
  /** The response of the history API: transactions as newline-delimited JSON. */
  history?: unknown;
};

/** Returns passes that are looked up in a fake content store with these responses, and what it is asked. */
function createPasses({ ids, history }: Content) {
  const asked: unknown[][] = [];
  const logged: string[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const client = {
    withConfig: (config: object) => {
      asked.push(["config", config]);
      return client;
    },
    config: () => ({ dataset: "production" }),
    fetch: (query: string, params: object) => {
      asked.push(["query", query.includes('_type == "textCheckPass" && hash == $hash'), params]);
      return Promise.resolve().then(ids);
    },
    request: (request: object) => {
      asked.push(["history", request]);
      return Promise.resolve(history);
    },
  };
  const log = createLog({ service: "test", level: "warn", destination: { write } });
  const passes = createTextCheckPasses({ client: client as unknown as SanityClient, log });
  return { passes, asked, logged };
}

const by = (...authors: string[]) => authors.map((author) => `${JSON.stringify({ author })}\n`).join("");
const one = () => ["drafts.one"];

it("belongs to the author of its draft, as the content's history names them", async () => {
  const { passes, asked } = createPasses({
    ids: () => ["drafts.one", "drafts.two"],
    history: by("ada", "ada"),
  });
  expect(await passes.editorOf(pass)).toBe("ada");
  expect(asked).toEqual([
    ["config", { apiVersion: "2025-02-19", perspective: "raw", useCdn: false }],
    ["query", true, { hash }],
    [
      "history",
      {
        url: "/data/history/production/transactions/drafts.one,drafts.two",
        query: { excludeContent: "true", limit: "100" },
      },
    ],
  ]);
});

it("isn't looked up again while it is known, and is by another pass", async () => {
  const { passes, asked } = createPasses({ ids: one, history: by("ada") });
  expect(await passes.editorOf(pass)).toBe("ada");
  expect(await passes.editorOf(pass)).toBe("ada");
  expect(asked).toHaveLength(3);
  await passes.editorOf("another");
  expect(asked).toHaveLength(5);
});

it.each([
  ["no draft holds", () => [], by("ada")],
  ["several people have written", one, by("ada", "mallory")],
  ["nobody has written", one, ""],
  ["only blank lines are said of", one, " \n\n"],
  ["nothing is said of", one, undefined],
])("belongs to nobody if it is one that %s, and is looked up again", async (_which, ids, history) => {
  const { passes, asked } = createPasses({ ids, history });
  expect(await passes.editorOf(pass)).toBeUndefined();
  const { length } = asked;
  await passes.editorOf(pass);
  expect(asked.length).toBeGreaterThan(length);
});

it("asks no history for a pass that no draft holds", async () => {
  const { passes, asked } = createPasses({ ids: () => [] });
  await passes.editorOf(pass);
  expect(asked.map(([what]) => what)).toEqual(["config", "query"]);
});

it.each([
  ["can't be queried", () => Promise.reject(new Error("away")), by("ada")],
  ["responds with something else", () => [7], by("ada")],
  ["names no author", one, '{"author":""}\n'],
  ["names an author of an impossible length", one, by("a".repeat(129))],
])("can't be told while the content %s, and is looked up again", async (_why, ids, history) => {
  const { passes, logged } = createPasses({ ids, history });
  for (let time = 0; time < 2; time++)
    await expect(passes.editorOf(pass)).rejects.toMatchObject({
      code: "unavailable",
      message: "The content can't be asked right now. Please try again shortly.",
    });
  const warning = "the content store can't be queried";
  expect(logged).toEqual([warning, warning]);
});

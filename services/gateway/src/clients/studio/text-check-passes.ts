import { createHash } from "node:crypto";
import type { SanityClient } from "@sanity/client";
import type { Log } from "@wordlehint/runtime";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { askContent } from "./ask-content.ts";

/**
 * The passes with which editors have texts checked. A studio makes up a pass and keeps it to itself; a draft of the type
 * `textCheckPass` holds its hash. So a reader of the content can't use it, and only an editor who may write has one.
 */
export type TextCheckPasses = {
  /**
   * Returns the id of the editor, or of the robot, to whom a pass belongs: the author of its draft, as the content's history
   * names them. Undefined when the pass isn't valid. A valid one counts as such for a minute.
   * @throws {DomainError} `unavailable` when the content can't be queried.
   */
  editorOf(pass: string): Promise<string | undefined>;
};

const cachedMs = 60_000;
const maxCached = 1000;
const apiVersion = "2025-02-19";

const query = `*[_type == "textCheckPass" && hash == $hash && dateTime(_updatedAt) > dateTime(now()) - 3600][0...10]._id`;
const idsSchema = z.array(z.string());
const transactionSchema = z.object({ author: z.string().min(1).max(128) });

/** @param client reads drafts and history. */
export function createTextCheckPasses({ client, log }: { client: SanityClient; log: Log }): TextCheckPasses {
  const editors = new LRUCache<string, Promise<string | undefined>>({ max: maxCached, ttl: cachedMs });
  const content = client.withConfig({ apiVersion, perspective: "raw", useCdn: false });

  const find = async (hash: string): Promise<string | undefined> => {
    const ids = idsSchema.parse(await content.fetch(query, { hash }));
    if (ids.length === 0) return undefined;
    const { dataset = "" } = content.config();
    const transactions: unknown = await content.request({
      url: `/data/history/${dataset}/transactions/${ids.join(",")}`,
      query: { excludeContent: "true", limit: "100" },
    });
    const authors = new Set(linesOf(transactions).map((line) => transactionSchema.parse(line).author));
    // Nobody gets a pass in the name of another editor, nor by changing another editor's draft.
    const [author] = authors;
    return authors.size === 1 ? author : undefined;
  };

  return {
    editorOf: (pass) => {
      const hash = createHash("sha256").update(pass).digest("hex");
      const known = editors.get(hash);
      if (known) return known;
      const found = askContent(log, () => find(hash));
      editors.set(hash, found);
      // Not every replica of the content store may have the draft yet.
      const forget = () => void editors.delete(hash);
      found.then((editor) => {
        if (editor === undefined) forget();
      }, forget);
      return found;
    },
  };
}

/** The values of newline-delimited JSON. The body isn't a text when it is empty. */
function linesOf(body: unknown): unknown[] {
  if (typeof body !== "string") return [];
  return body
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as unknown);
}

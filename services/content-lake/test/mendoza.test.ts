import { isDeepStrictEqual } from "node:util";
import type { RawPatch } from "../src/domain/mendoza/raw-patch.ts";
import { applyPatch } from "mendoza";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake } from "./support/http-lake.ts";
import { seededRandom } from "./support/random.ts";
import { edited, randomObject } from "./support/random-documents.ts";

afterEach(closeAll);

/** The encoder's own test has 10,000; this one is about what JSON and revisions do to effects on their way. */
const count = 400;
const batch = 100;
const random = seededRandom(77);

type Document = Record<string, unknown> & { _id: string };
type Effects = { apply: RawPatch; revert: RawPatch };

const idOf = (index: number) => `d${index}`;
const withoutRevision = ({ _rev, ...content }: Record<string, unknown>) => content;
const batches = Array.from({ length: count / batch }, (_, index) =>
  Array.from({ length: batch }, (_item, offset) => idOf(index * batch + offset)),
);

it("the effects of random documents, received over HTTP, lead to the stored documents and back", async () => {
  const lake = await startHttpLake();
  const ada = lake.client("ada");
  const listener = await lake.events(
    "/data/listen/production?query=*&effectFormat=mendoza&includeMutations=false",
    {
      as: "ada",
    },
  );
  await listener.until("welcome", 1);
  const wrong: unknown[] = [];
  const check = (what: string, id: string, actual: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(actual, expected)) wrong.push({ what, id, actual, expected });
  };
  /** Receives the events of each document, and compares the results of their effects with what is stored. */
  const compare = async (ids: readonly string[], before: ReadonlyMap<string, Document>) => {
    const events = await listener.until("mutation", ids.length);
    listener.received.length = 0;
    const stored = await ada.getDocuments(ids as string[]);
    const byId = new Map(stored.map((document) => [document?._id ?? "", document as Document]));
    for (const { data } of events) {
      const { apply, revert } = data.effects as Effects;
      const id = String(data.documentId);
      const previous = before.get(id);
      const left = previous ? withoutRevision(previous) : null;
      const right = withoutRevision(byId.get(id) ?? { _id: "none" });
      check("apply", id, applyPatch(left, apply), right);
      check("revert", id, applyPatch(right, revert), left);
    }
    return byId;
  };

  for (const ids of batches) {
    const created = ids.map((_id) => ({
      create: { _id, _type: "random", content: randomObject(random, 3) },
    }));
    await ada.mutate(created, { returnDocuments: false });
    const first = await compare(ids, new Map());
    const next = ids.map((_id) => {
      const content = edited(first.get(_id)?.content, random) ?? null;
      return { createOrReplace: { _id, _type: "random", content } };
    });
    await ada.mutate(next, { returnDocuments: false });
    await compare(ids, first);
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

import type { Context } from "../../context.ts";
import { sweepAssets } from "./sweep-assets.ts";

type Upload = {
  uploadId: string;
  documentId: string;
  dataset?: string;
  isWhole?: boolean;
  ageMinutes?: number;
};

const now = new Date("2026-11-21T12:00:00Z");

/** Sweeps these uploads. `documents` names the upload of each document, once the lake has caught up. */
async function sweep(uploads: readonly Upload[], documents: Readonly<Record<string, string>>) {
  const removed: string[] = [];
  const known = new Map<string, { uploadId: string }>();
  const production = {
    state: { get: (id: string) => known.get(id) },
    catchUp: () => {
      for (const [id, uploadId] of Object.entries(documents)) known.set(id, { uploadId });
      return Promise.resolve();
    },
  };
  const assets = {
    startedBefore: async function* (instant: Date) {
      for (const { ageMinutes = 120, ...upload } of uploads) {
        const startedAt = new Date(now.getTime() - ageMinutes * 60_000);
        if (startedAt < instant)
          yield await Promise.resolve({ dataset: "production", isWhole: true, ...upload });
      }
    },
    remove: (id: string) => Promise.resolve(void removed.push(id)),
  };
  const context = {
    assets,
    datasets: { exists: (name: string) => Promise.resolve(name === "production") },
    lake: { dataset: () => Promise.resolve(production) },
    now: () => now,
  };
  const count = await sweepAssets(context as unknown as Context);
  expect(count).toBe(removed.length);
  return removed;
}

describe("The sweeper of assets", () => {
  it("keeps the bytes that a document names, also one that another replica has just made", async () => {
    expect(await sweep([{ uploadId: "u1", documentId: "a" }], { a: "u1" })).toEqual([]);
  });

  it.each<[string, Upload]>([
    ["of a document that is deleted", { uploadId: "u2", documentId: "deleted" }],
    ["of a second upload of the same file", { uploadId: "u2", documentId: "a" }],
    ["of an upload that was broken off", { uploadId: "u1", documentId: "a", isWhole: false }],
    ["of a dataset that is removed", { uploadId: "u1", documentId: "a", dataset: "removed" }],
  ])("deletes the bytes %s", async (_what, upload) => {
    const kept = { uploadId: "u9", documentId: "b" };
    expect(await sweep([upload, kept], { a: "u1", b: "u9" })).toEqual([upload.uploadId]);
  });

  it("leaves an upload alone for an hour, as its document may not be made yet", async () => {
    const upload = { uploadId: "u1", documentId: "unmade" };
    expect(await sweep([{ ...upload, ageMinutes: 59 }], {})).toEqual([]);
    expect(await sweep([{ ...upload, ageMinutes: 61 }], {})).toEqual(["u1"]);
  });
});

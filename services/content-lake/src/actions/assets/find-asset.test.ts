import type { Context } from "../../context.ts";
import { parseFileName } from "../../domain/assets/asset-name.ts";
import type { StoredAsset } from "../../store/asset-store.ts";
import { findAsset, storedAsset } from "./find-asset.ts";

const document = { _id: "file-aa-txt" };
const upload: StoredAsset = {
  uploadId: "u1",
  dataset: "production",
  documentId: document._id,
  sha1: "aa",
  size: 3,
  mimeType: "text/plain",
  startedAt: new Date(0),
};
const find = (change: Partial<StoredAsset> | undefined) =>
  storedAsset(
    { find: (uploadId) => Promise.resolve(change && { ...upload, ...change, uploadId }) },
    { dataset: "production", document, uploadId: "u1" },
  );

describe("the stored bytes of an asset", () => {
  it("are those that were uploaded for its document", async () => {
    expect(await find({})).toEqual(upload);
  });

  it.each([
    ["that are missing", undefined],
    ["that were uploaded for another document", { documentId: "file-bb-txt" }],
    ["that were uploaded for a document with the same id in another dataset", { dataset: "hidden" }],
  ])("aren't bytes %s", async (_what, change) => {
    await expect(find(change)).rejects.toMatchObject({ status: 404 });
  });
});

describe("an asset", () => {
  const name = parseFileName(`${"a".repeat(40)}.txt`);
  /** A replica that has yet to read what another one has written. */
  const behind = (written: Record<string, object>) => {
    const known = new Map<string, object>();
    const catchUp = () => {
      for (const [id, one] of Object.entries(written)) known.set(id, one);
      return Promise.resolve();
    };
    const dataset = { state: { get: (id: string) => known.get(id) }, catchUp };
    return {
      lake: { isOpen: () => true, dataset: () => Promise.resolve(dataset) },
    } as unknown as Context;
  };

  it("is found although it was uploaded to another replica just before", async () => {
    if (!name) throw new Error("the name can't be read");
    const context = behind({ [`file-${"a".repeat(40)}-txt`]: { uploadId: "u1" } });
    expect(await findAsset(context, "production", name)).toMatchObject({ uploadId: "u1" });
    await expect(findAsset(behind({}), "production", name)).rejects.toMatchObject({ status: 404 });
  });
});

import type { StoredAsset } from "../../store/asset-store.ts";
import { storedAsset } from "./find-asset.ts";

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

import { createHash, randomUUID } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { ImageQueue } from "../../state/images/image-queue.ts";
import { inspectImage, type InspectOptions } from "../../clients/images/inspect-image.ts";
import type { Context } from "../../context.ts";
import { assetDocument, type AssetDetails } from "../../domain/assets/asset-document.ts";
import { documentIdOf, extensionOf, type AssetName } from "../../domain/assets/asset-name.ts";
import { fileTypeOf } from "../../domain/assets/file-type.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { AssetStore, AssetWriter } from "../../store/asset-store.ts";
import type { LiveDataset } from "../../state/live-dataset.ts";
import { commitMutations, type Writer } from "../commit-transaction.ts";

export type Uploader = Writer & Pick<Context, "config"> & { assets: AssetStore; imageQueue: ImageQueue };

export type UploadRequest = {
  dataset: LiveDataset;
  author: string;
  details: AssetDetails;
  /** The file. The caller limits its size. */
  body: AsyncIterable<Uint8Array>;
};

/**
 * Stores an image and creates its document. Returns the existing document if the same image is already stored.
 * @throws {LakeError} 400 or 413 for an image that can't be stored.
 */
export function uploadImage(
  uploader: Uploader,
  request: UploadRequest,
  options: InspectOptions,
): Promise<LakeDocument> {
  return upload(uploader, request, async (writer) => {
    const bytes = await collected(request.body);
    const facts = await uploader.imageQueue.run(0, () => inspectImage(bytes, options));
    const sha1 = createHash("sha1").update(bytes).digest("hex");
    await writer.write(bytes);
    const { extension, mimeType, width, height, metadata } = facts;
    const name: AssetName = { kind: "image", sha1, width, height, extension };
    return { name, mimeType, size: bytes.length, metadata };
  });
}

const typeSampleBytes = 64 * 1024;

/** Stores any other file, which may be larger than memory should hold, and creates its document. */
export function uploadFile(
  uploader: Uploader,
  request: UploadRequest,
  contentType: string | undefined,
): Promise<LakeDocument> {
  return upload(uploader, request, async (writer) => {
    const hash = createHash("sha1");
    const start: Uint8Array[] = [];
    let size = 0;
    for await (const bytes of request.body) {
      hash.update(bytes);
      if (size < typeSampleBytes) start.push(bytes);
      size += bytes.length;
      await writer.write(bytes);
    }
    if (size === 0) throw plainRefusal(400, "invalidFileError", "The file is empty.");
    const detected = await fileTypeFromBuffer(Buffer.concat(start));
    const ownExtension = extensionOf(request.details.originalFilename ?? "");
    const { extension, mimeType } = fileTypeOf(detected, ownExtension, contentType);
    const sha1 = hash.digest("hex");
    return { name: { kind: "file", sha1, extension }, mimeType, size };
  });
}

type StoredBytes = { name: AssetName; mimeType: string; size: number; metadata?: Record<string, unknown> };

async function upload(
  uploader: Uploader,
  { dataset, author, details }: UploadRequest,
  store: (writer: AssetWriter) => Promise<StoredBytes>,
): Promise<LakeDocument> {
  const { assets, config, now } = uploader;
  const uploadId = randomUUID();
  const place = { projectId: config.PROJECT_ID, dataset: dataset.name, origin: config.PUBLIC_URL };
  const begin = { uploadId, dataset: dataset.name, startedAt: now() };
  const made = await assets.upload(begin, async (writer) => {
    const stored = await store(writer);
    const { sha1 } = stored.name;
    await writer.finish({ documentId: documentIdOf(stored.name), sha1, mimeType: stored.mimeType });
    return assetDocument({ ...stored, uploadId, place, details });
  });
  // When this fails and may have taken place, the sweeper later deletes the bytes that no document refers to.
  const document = await save(uploader, dataset, author, made);
  if (document.uploadId !== uploadId) await assets.remove(uploadId);
  return document;
}

/** Saves the document of these bytes. An existing document whose bytes were lost gets these. */
async function save(
  uploader: Uploader,
  dataset: LiveDataset,
  author: string,
  made: ReturnType<typeof assetDocument>,
): Promise<LakeDocument> {
  const commit = (mutation: object) => commitMutations(uploader, dataset, { mutations: [mutation], author });
  const first = await commit({ createIfNotExists: made });
  const present = documentOf(first, dataset, made._id);
  const { uploadId } = present;
  if (uploadId === made.uploadId) return present;
  if (typeof uploadId === "string" && (await uploader.assets.find(uploadId))) return present;
  const { _id, ...set } = made;
  return documentOf(await commit({ patch: { id: _id, set } }), dataset, _id);
}

type Outcome = Awaited<ReturnType<typeof commitMutations>>;

function documentOf({ results }: Outcome, { state }: LiveDataset, id: string): LakeDocument {
  const document = results.find((result) => result.id === id)?.document ?? state.get(id);
  if (!document) throw new Error(`the asset document ${id} was removed while it was made`);
  return document;
}

async function collected(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of body) chunks.push(bytes);
  return Buffer.concat(chunks);
}

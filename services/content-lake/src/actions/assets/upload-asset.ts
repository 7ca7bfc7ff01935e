import { createHash, randomUUID } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import type { Context } from "../../context.ts";
import { assetDocument, type AssetDetails } from "../../domain/assets/asset-document.ts";
import { documentIdOf, extensionOf, type AssetName } from "../../domain/assets/asset-name.ts";
import { fileTypeOf } from "../../domain/assets/file-type.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { AssetStore, AssetWriter } from "../../store/asset-store.ts";
import type { LiveDataset } from "../../store/live-dataset.ts";
import { commitMutations, type Writer } from "../commit-transaction.ts";
import { inspectImage, type MetaPart } from "./inspect-image.ts";
import type { ImageWork } from "./image-work.ts";

export type Uploader = Writer & Pick<Context, "config"> & { assets: AssetStore; imageWork: ImageWork };

export type UploadRequest = {
  dataset: LiveDataset;
  author: string;
  details: AssetDetails;
  /** The file, bounded by who brings it. */
  body: AsyncIterable<Uint8Array>;
};

/**
 * Keeps a picture and makes its document; gives the one that there is for a picture that is kept already.
 * @throws {LakeError} 400 or 413 for what can't be kept.
 */
export function uploadImage(
  uploader: Uploader,
  request: UploadRequest,
  parts: readonly MetaPart[],
): Promise<LakeDocument> {
  return upload(uploader, request, async (writer) => {
    const bytes = await collected(request.body);
    const facts = await uploader.imageWork.run(0, () => inspectImage(bytes, parts));
    const sha1 = createHash("sha1").update(bytes).digest("hex");
    await writer.write(bytes);
    const { extension, mimeType, width, height, metadata } = facts;
    const name: AssetName = { kind: "image", sha1, width, height, extension };
    return { name, mimeType, size: bytes.length, metadata };
  });
}

const typeSample = 64 * 1024;

/** The same for any other file, which may be larger than memory should hold. */
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
      if (size < typeSample) start.push(bytes);
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

type Kept = { name: AssetName; mimeType: string; size: number; metadata?: Record<string, unknown> };

async function upload(
  uploader: Uploader,
  { dataset, author, details }: UploadRequest,
  keep: (writer: AssetWriter) => Promise<Kept>,
): Promise<LakeDocument> {
  const { assets, config, now } = uploader;
  const uploadId = randomUUID();
  const place = { projectId: config.PROJECT_ID, dataset: dataset.name, origin: config.PUBLIC_URL };
  const begin = { uploadId, dataset: dataset.name, startedAt: now() };
  const made = await assets.upload(begin, async (writer) => {
    const kept = await keep(writer);
    const { sha1 } = kept.name;
    await writer.finish({ documentId: documentIdOf(kept.name), sha1, mimeType: kept.mimeType });
    return assetDocument({ ...kept, uploadId, place, details });
  });
  // Should this fail without a word on whether it took place, the sweep finds out and clears up.
  const document = await save(uploader, dataset, author, made);
  if (document.uploadId !== uploadId) await assets.remove(uploadId);
  return document;
}

/** The document of these bytes; one whose bytes were lost is given these. */
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

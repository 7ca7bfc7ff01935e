import { pipeSteadily } from "@wordlehint/runtime";
import type { Response } from "express";
import { storedAsset, type FoundAsset } from "../../actions/assets/find-asset.ts";
import type { AssetName } from "../../domain/assets/asset-name.ts";
import type { AssetStore, StoredAsset } from "../../store/asset-store.ts";
import { setContentType } from "./asset-headers.ts";
import { byteRangeOf } from "./byte-range.ts";
import type { AssetRequest } from "./find-requested-asset.ts";

/** A client that takes nothing for so long is cut off. */
const patienceMs = 30_000;

/** Sends the bytes of an asset as they were uploaded, or the requested range of them. */
export async function sendOriginal(
  req: AssetRequest,
  res: Response,
  assets: AssetStore,
  asset: FoundAsset & { name: AssetName },
): Promise<void> {
  const { sha1 } = asset.name;
  const stored = await storedAsset(assets, asset);
  res.set("ETag", `"${sha1}"`).set("x-sanity-sha1", sha1);
  setContentType(res, stored.mimeType);
  if (!sendNotModified(req, res)) await sendBytes(req, res, assets, stored);
}

/**
 * Sends 304 to a client that has the asset already. (Express's own `fresh` would take the Cache-Control of the
 * request into account, which `fetch` sets.)
 */
export function sendNotModified(req: AssetRequest, res: Response): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = req.headers["if-none-match"]?.split(",").map(bare) ?? [];
  if (!known.includes("*") && !known.includes(bare(res.get("ETag") ?? ""))) return false;
  res.status(304).end();
  return true;
}

async function sendBytes(
  req: AssetRequest,
  res: Response,
  assets: AssetStore,
  { uploadId, size }: StoredAsset,
): Promise<void> {
  const ifRange = req.headers["if-range"];
  const isSame = ifRange === undefined || ifRange === res.get("ETag");
  const range = isSame ? byteRangeOf(req.headers.range, size) : undefined;
  res.set("Accept-Ranges", "bytes");
  if (range === "unsatisfiable") {
    res.status(416).set("Content-Range", `bytes */${size}`).removeHeader("Content-Type");
    res.end();
    return;
  }
  const { from, to } = range ?? { from: 0, to: size };
  if (range) res.status(206).set("Content-Range", `bytes ${from}-${to - 1}/${size}`);
  res.set("Content-Length", String(to - from));
  if (req.method === "HEAD") {
    res.end();
    return;
  }
  const chunks = assets.read(uploadId, { from, to });
  // Until the first chunk is sent, an error can still become an error response.
  const first = await chunks.next();
  try {
    await pipeSteadily(prepend(first, chunks), res, { patienceMs });
  } catch (error) {
    if (!isClientGone(error)) throw error;
  }
}

async function* prepend(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

const isClientGone = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

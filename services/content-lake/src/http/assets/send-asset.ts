import { pipeSteadily } from "@wordlehint/runtime";
import type { Request, Response } from "express";
import type { AssetStore, StoredAsset } from "../../store/asset-store.ts";
import { byteRangeOf } from "./byte-range.ts";

/** For how long a client may take nothing. */
const patienceMs = 30_000;

/** Sends the stored bytes of an asset, or the requested range of them. The response's ETag must be set. */
export async function sendAsset(
  req: Request,
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

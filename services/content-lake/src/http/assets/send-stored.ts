import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import type { AssetStore, StoredAsset } from "../../store/asset-store.ts";
import { byteRangeOf } from "./byte-range.ts";

/** Sends what was uploaded, or the part that is asked for. The answer's ETag must be set. */
export async function sendStored(
  req: Request,
  res: Response,
  assets: AssetStore,
  stored: StoredAsset,
): Promise<void> {
  const { uploadId, size } = stored;
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
  // As long as nothing was sent, what goes wrong can still be said.
  const first = await chunks.next();
  try {
    await pipeline(Readable.from(continued(first, chunks)), res);
  } catch (error) {
    if (!isGivenUp(error)) throw error;
  }
}

async function* continued(
  first: IteratorResult<Buffer>,
  rest: AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** Whether the client went away before it had all. */
const isGivenUp = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import { endsWithin } from "@wordlehint/runtime";
import { shownMebibytes } from "../../domain/assets/limits.ts";
import { plainRefusal, type LakeError } from "../../domain/lake-error.ts";

export type UploadLimit = {
  maxBytes: number;
  /** The subject of the error message: "Pictures" or "Files". */
  what: string;
};

/**
 * Streams a request's body: a file may be larger than memory should hold.
 * @throws {LakeError} 413 as soon as the body is known to exceed `maxBytes`, 400 when the client breaks it off.
 */
export async function* readUpload(
  req: IncomingMessage,
  { maxBytes, what }: UploadLimit,
): AsyncGenerator<Uint8Array> {
  const tooLarge = () =>
    plainRefusal(413, "assetTooLargeError", `${what} may have ${shownMebibytes(maxBytes)} at most`);
  if (Number(req.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  let size = 0;
  // An error response still needs the connection.
  const chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    for await (const bytes of chunks) {
      size += bytes.length;
      if (size > maxBytes) throw tooLarge();
      yield bytes;
    }
  } catch (error) {
    throw req.destroyed && !req.complete ? brokenOff() : error;
  }
}

const maxDiscardedBytes = 64 * 1024 * 1024;
const discardTimeoutMs = 10_000;

/**
 * Reads and discards the rest of a refused request, since most clients read no response before they have sent
 * everything. Gives up after 64 MiB or 10 seconds; the connection is then closed.
 */
export async function discardRest(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.complete || req.destroyed) return;
  res.setHeader("Connection", "close");
  let discarded = 0;
  const enough = new AbortController();
  req.on("data", (bytes: Buffer) => {
    discarded += bytes.length;
    if (discarded > maxDiscardedBytes) enough.abort();
  });
  req.resume();
  const ended = Promise.race([once(req, "end"), once(req, "close"), once(enough.signal, "abort")]);
  await endsWithin(discardTimeoutMs, ended);
  req.pause();
}

function brokenOff(): LakeError {
  return plainRefusal(400, "uploadBrokenOffError", "The upload was broken off");
}

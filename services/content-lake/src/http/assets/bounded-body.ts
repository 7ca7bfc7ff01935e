import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import { endsWithin } from "@wordlehint/runtime";
import { shownMebibytes } from "../../domain/assets/limits.ts";
import { plainRefusal, type LakeError } from "../../domain/lake-error.ts";

/**
 * A request's body, as it comes in.
 * @throws {LakeError} 413 as soon as it is clear that it is larger than `mostBytes`.
 */
export async function* boundedBody(
  req: IncomingMessage,
  { mostBytes, what }: { mostBytes: number; what: string },
): AsyncGenerator<Uint8Array> {
  const tooLarge = () =>
    plainRefusal(413, "assetTooLargeError", `${what} may have ${shownMebibytes(mostBytes)} at most`);
  if (Number(req.headers["content-length"] ?? 0) > mostBytes) throw tooLarge();
  let size = 0;
  // The connection is still needed, to say what is wrong.
  const chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  try {
    for await (const bytes of chunks) {
      size += bytes.length;
      if (size > mostBytes) throw tooLarge();
      yield bytes;
    }
  } catch (error) {
    throw req.destroyed && !req.complete ? brokenOff() : error;
  }
}

const mostDiscarded = 64 * 1024 * 1024;
const patienceMs = 10_000;

/**
 * Takes in what a refused request still sends: most clients read no answer before they have sent all. There is
 * an end to it, after which the connection is closed.
 */
export async function discardRest(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.complete || req.destroyed) return;
  res.setHeader("Connection", "close");
  let discarded = 0;
  const enough = new AbortController();
  req.on("data", (bytes: Buffer) => {
    discarded += bytes.length;
    if (discarded > mostDiscarded) enough.abort();
  });
  req.resume();
  const ended = Promise.race([once(req, "end"), once(req, "close"), once(enough.signal, "abort")]);
  await endsWithin(patienceMs, ended);
  req.pause();
}

function brokenOff(): LakeError {
  return plainRefusal(400, "uploadBrokenOffError", "The upload was broken off");
}

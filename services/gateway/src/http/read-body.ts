import type { IncomingMessage, ServerResponse } from "node:http";
import { DomainError } from "@wordlehint/runtime";

const mebibyte = 1024 * 1024;

/**
 * Reads a request's body whole, so that a slow visitor holds up no service.
 * @throws {DomainError} `payload_too_large`, as soon as that is known.
 */
export async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  mostBytes = mebibyte,
): Promise<Buffer> {
  try {
    return await readAtMost(req, mostBytes);
  } catch (error) {
    // What is left of the body isn't read, so the connection can't be used again.
    res.setHeader("Connection", "close");
    throw error;
  }
}

async function readAtMost(req: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new DomainError(
      "payload_too_large",
      `The request's body may hold at most ${Math.floor(mostBytes / 1024)} KiB.`,
    );
  if (Number(req.headers["content-length"] ?? 0) > mostBytes) throw tooLarge();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else reject(tooLarge());
  };
  req.on("data", take);
  req.once("end", () => resolve(Buffer.concat(chunks)));
  req.once("error", reject);
  try {
    return await promise;
  } finally {
    req.off("data", take);
  }
}

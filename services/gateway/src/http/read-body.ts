import type { IncomingMessage } from "node:http";
import { DomainError } from "@wordlehint/runtime";

const mostBodyBytes = 1024 * 1024;

/**
 * Reads a request's body whole, so that a slow visitor holds up no service.
 * @throws {DomainError} `payload_too_large`, as soon as that is known.
 */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  if (Number(req.headers["content-length"] ?? 0) > mostBodyBytes) throw tooLarge();
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= mostBodyBytes) chunks.push(chunk);
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

function tooLarge(): DomainError {
  return new DomainError("payload_too_large", "The request's body may hold at most 1 MiB.");
}

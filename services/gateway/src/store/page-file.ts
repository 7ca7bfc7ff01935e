import { createHash } from "node:crypto";
import * as z from "zod";
import { resourceKinds } from "../domain/pages/resource.ts";
import type { PageMetadata, StoredPage } from "../domain/pages/stored-page.ts";

const headSchema = z.object({
  format: z.literal(3),
  bytes: z.int().min(0),
  sha256: z.string(),
  metadata: z.object({
    key: z.string(),
    path: z.string(),
    kind: z.enum(resourceKinds),
    status: z.int(),
    contentType: z.string(),
    location: z.string().optional(),
    date: z.string().optional(),
    tags: z.array(z.string()),
    freshUntil: z.number(),
    whenStale: z.enum(["serve", "wait"]),
    inlineScripts: z.array(z.string()).optional(),
  }),
});

/** The maximum length of a file's first line, in bytes. */
export const maxHeadLength = 32_768;
const newline = 0x0a;

/**
 * Returns the content of a page's file: one line of JSON that describes the page, then its body. Undefined when the
 * page has more tags than fit into the line.
 */
export function encodePage({ body, ...metadata }: StoredPage): Buffer | undefined {
  const head = { format: 3, bytes: body.length, sha256: digest(body), metadata };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  return line.length <= maxHeadLength ? Buffer.concat([line, body]) : undefined;
}

/** Reads the description from the beginning of a file; undefined when it is malformed, or the file's size is wrong. */
export function decodeMetadata(beginning: Buffer, fileBytes: number): PageMetadata | undefined {
  const read = readHead(beginning);
  return read && read.bodyAt + read.head.bytes === fileBytes ? read.head.metadata : undefined;
}

/** Reads a whole file; undefined when it is truncated, changed, or written by another version. */
export function decodePage(file: Buffer): StoredPage | undefined {
  const read = readHead(file);
  if (!read) return undefined;
  const body = file.subarray(read.bodyAt);
  const isWhole = body.length === read.head.bytes && digest(body) === read.head.sha256;
  return isWhole ? { ...read.head.metadata, body } : undefined;
}

function readHead(file: Buffer) {
  const end = file.subarray(0, maxHeadLength).indexOf(newline);
  if (end === -1) return undefined;
  const head = headSchema.safeParse(parsed(file.toString("utf8", 0, end)));
  return head.success ? { head: head.data, bodyAt: end + 1 } : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function digest(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url");
}

import { createHash } from "node:crypto";
import * as z from "zod";
import { resourceKinds } from "../domain/resource.ts";
import type { PageLabel, StoredPage } from "./stored-page.ts";

const headSchema = z.object({
  format: z.literal(1),
  bytes: z.int().min(0),
  sha256: z.string(),
  label: z.object({
    key: z.string(),
    path: z.string(),
    kind: z.enum(resourceKinds),
    status: z.int(),
    contentType: z.string(),
    location: z.string().optional(),
    date: z.string().optional(),
    tags: z.array(z.string()),
    freshUntil: z.number(),
    then: z.enum(["show", "wait"]),
  }),
});

/** Longest first line that is read; a page with more tags than fit isn't written. */
export const longestHead = 32_768;
const newline = 0x0a;

/** One line of JSON that describes the page, then its body. Undefined when the description is too long. */
export function encodePage({ body, ...label }: StoredPage): Buffer | undefined {
  const head = { format: 1, bytes: body.length, sha256: digest(body), label };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  return line.length <= longestHead ? Buffer.concat([line, body]) : undefined;
}

/** Reads the description from a file's beginning; undefined when it isn't one, or the file's size is wrong. */
export function decodeLabel(beginning: Buffer, fileBytes: number): PageLabel | undefined {
  const read = readHead(beginning);
  return read && read.bodyAt + read.head.bytes === fileBytes ? read.head.label : undefined;
}

/** Reads a whole file; undefined when it was torn, changed, or written by another version. */
export function decodePage(file: Buffer): StoredPage | undefined {
  const read = readHead(file);
  if (!read) return undefined;
  const body = file.subarray(read.bodyAt);
  const isWhole = body.length === read.head.bytes && digest(body) === read.head.sha256;
  return isWhole ? { ...read.head.label, body } : undefined;
}

function readHead(file: Buffer) {
  const end = file.subarray(0, longestHead).indexOf(newline);
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

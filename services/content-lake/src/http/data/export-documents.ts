import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { RequestHandler } from "express";
import * as z from "zod";
import type { LakeDocument } from "../../domain/document.ts";
import type { Enter } from "./entrance.ts";
import { readOptions, searchOf } from "./request-options.ts";

const options = z.object({ types: z.string().optional() });
const pageSize = 1000;

/**
 * `GET /data/export/:dataset`: every document, one a line, as they were when it began. With `nextCursor` (at first
 * empty) a page at a time, whose last line names the next one's cursor.
 */
export function exportDocuments(enter: Enter): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const { state, dataset, isSignedIn } = await enter(req);
    const { types } = readOptions(req, options);
    if (isSignedIn) await dataset.catchUp();
    const wanted = types === undefined ? undefined : new Set(types.split(","));
    const documents = state.all().filter(({ _type }) => wanted?.has(_type) ?? true);
    const cursor = searchOf(req).get("nextCursor");
    res.type("application/x-ndjson");
    const told = lines(cursor === null ? documents : pageFrom(documents, cursor));
    await pipeline(Readable.from(told), res).catch((error: unknown) => {
      // A client that has gone away is no fault.
      if (!isBrokenOff(error)) throw error;
    });
  };
}

/** The cursor is the id to go on after, as the documents are in the order of their ids. */
function* pageFrom(documents: readonly LakeDocument[], cursor: string): Iterable<object> {
  const after = Buffer.from(cursor, "base64url").toString();
  const left = documents.filter(({ _id }) => _id > after);
  yield* left.slice(0, pageSize);
  const last = left[pageSize - 1];
  if (last && left.length > pageSize) yield { nextCursor: Buffer.from(last._id).toString("base64url") };
}

function* lines(items: Iterable<object>): Iterable<string> {
  for (const item of items) yield `${JSON.stringify(item)}\n`;
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

import type { RequestHandler } from "express";
import * as z from "zod";
import type { LakeDocument } from "../../domain/document.ts";
import type { EnterDataset } from "./enter-dataset.ts";
import { readOptions, searchOf } from "./request-options.ts";
import { sendInPieces } from "./send-in-pieces.ts";

const options = z.object({ types: z.string().optional() });
const pageSize = 1000;

/**
 * `GET /data/export/:dataset`: every document, one per line, as of the start of the export. With `nextCursor`
 * (empty at first) one page at a time, whose last line contains the cursor of the next page.
 */
export function exportDocuments(enter: EnterDataset): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const { state, dataset, isSignedIn } = await enter(req);
    const { types } = readOptions(req, options);
    if (isSignedIn) await dataset.catchUp();
    const wanted = types === undefined ? undefined : new Set(types.split(","));
    const documents = state.all().filter(({ _type }) => wanted?.has(_type) ?? true);
    const cursor = searchOf(req).get("nextCursor");
    res.type("application/x-ndjson");
    await sendInPieces(res, lines(cursor === null ? documents : pageFrom(documents, cursor)));
  };
}

/** Documents are sorted by id, so the cursor is the last id of the page before. */
function* pageFrom(documents: readonly LakeDocument[], cursor: string): Iterable<object> {
  const after = Buffer.from(cursor, "base64url").toString();
  const remaining = documents.filter(({ _id }) => _id > after);
  yield* remaining.slice(0, pageSize);
  const last = remaining[pageSize - 1];
  if (last && remaining.length > pageSize) yield { nextCursor: Buffer.from(last._id).toString("base64url") };
}

function* lines(items: Iterable<object>): Iterable<string> {
  for (const item of items) yield `${JSON.stringify(item)}\n`;
}

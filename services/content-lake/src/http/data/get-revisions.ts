import type { RequestHandler } from "express";
import * as z from "zod";
import { readRevision, type RevisionRequest } from "../../actions/read-history.ts";
import { isPreviewSecret } from "../../domain/access/preview-secrets.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { requireDraftAccess, type EnterDataset, type Visit } from "./enter-dataset.ts";
import { idsIn } from "./ids-in.ts";
import { flag, instant, malformed, readOptions } from "./request-options.ts";
import { arrayPieces, sendInPieces, type Piece } from "./send-in-pieces.ts";

const options = z.object({ revision: z.string().optional(), time: instant, lastRevision: flag });

/**
 * `GET /data/history/:dataset/documents/:ids?revision=|time=|lastRevision=true`: documents as they were. Documents
 * that didn't exist at that time are left out.
 */
export function getRevisions(enter: EnterDataset): RequestHandler<{ dataset: string; ids: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    requireDraftAccess(visit, "history");
    const request = revisionIn(readOptions(req, options));
    res.type("json");
    await sendInPieces(res, bodyOf(revisions(visit, idsIn(req.params.ids), request)));
  };
}

async function* bodyOf(documents: AsyncIterable<LakeDocument>): AsyncGenerator<Piece> {
  yield '{"documents":';
  yield* arrayPieces(documents);
  yield "}";
}

/** One after the other, because documents may be large. */
async function* revisions(
  { dataset, access }: Visit,
  ids: readonly string[],
  request: RevisionRequest,
): AsyncGenerator<LakeDocument> {
  for (const id of ids) {
    const document = await readRevision(dataset, id, request);
    if (document && (access.readsPreviewSecrets || !isPreviewSecret(document))) yield document;
  }
}

function revisionIn({ revision, time, lastRevision }: z.infer<typeof options>): RevisionRequest {
  if (Number(revision !== undefined) + Number(time !== undefined) + Number(lastRevision) !== 1)
    throw malformed("One of the parameters revision, time and lastRevision is needed");
  if (revision !== undefined) return { revision };
  return time ? { time } : { lastRevision: true };
}

import type { RequestHandler } from "express";
import * as z from "zod";
import { readRevision, type RevisionRequest } from "../../actions/read-history.ts";
import { isPreviewSecret } from "../../domain/access/preview-secrets.ts";
import { requireDraftAccess, type EnterDataset } from "./enter-dataset.ts";
import { idsIn } from "./ids-in.ts";
import { flag, instant, malformed, readOptions } from "./request-options.ts";

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
    const found = await Promise.all(
      idsIn(req.params.ids).map((id) => readRevision(visit.dataset, id, request)),
    );
    const readable = found.filter(
      (document) => visit.access.readsPreviewSecrets || !isPreviewSecret(document),
    );
    res.json({ documents: readable.filter((document) => document !== undefined) });
  };
}

function revisionIn({ revision, time, lastRevision }: z.infer<typeof options>): RevisionRequest {
  if (Number(revision !== undefined) + Number(time !== undefined) + Number(lastRevision) !== 1)
    throw malformed("One of the parameters revision, time and lastRevision is needed");
  if (revision !== undefined) return { revision };
  return time ? { time } : { lastRevision: true };
}

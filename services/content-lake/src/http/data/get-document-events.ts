import type { RequestHandler } from "express";
import * as z from "zod";
import { readDocumentEvents } from "../../actions/read-history.ts";
import { requireDraftAccess, type EnterDataset } from "./enter-dataset.ts";
import { readOptions } from "./request-options.ts";

const options = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  /** The `nextCursor` of the previous response. */
  nextCursor: z.coerce.number().int().min(1).optional(),
});

/** `GET /data/history/:dataset/events/documents/:id`: the events of a document, latest first. */
export function getDocumentEvents(enter: EnterDataset): RequestHandler<{ dataset: string; id: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    requireDraftAccess(visit, "history");
    const { limit, nextCursor } = readOptions(req, options);
    const { id } = req.params;
    const { events, next } = await readDocumentEvents(visit.dataset, id, { limit, before: nextCursor });
    res.json({ events: { [id]: events }, nextCursor: next === undefined ? "" : String(next) });
  };
}

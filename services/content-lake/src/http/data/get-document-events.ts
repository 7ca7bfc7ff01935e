import type { RequestHandler } from "express";
import * as z from "zod";
import { readDocumentEvents } from "../../actions/read-history.ts";
import { expectInsider, type Enter } from "./entrance.ts";
import { readOptions } from "./request-options.ts";

const options = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  /** What an answer named as its next one. */
  nextCursor: z.coerce.number().int().min(1).optional(),
});

/** `GET /data/history/:dataset/events/documents/:id`: the steps in a document's life, latest first. */
export function getDocumentEvents(enter: Enter): RequestHandler<{ dataset: string; id: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    expectInsider(visit, "history");
    const { limit, nextCursor } = readOptions(req, options);
    const { id } = req.params;
    const { events, next } = await readDocumentEvents(visit.dataset, id, { limit, before: nextCursor });
    res.json({ events: { [id]: events }, nextCursor: next === undefined ? "" : String(next) });
  };
}

import { Router } from "express";
import type { Context } from "../../context.ts";
import { actOnDocuments } from "./act-on-documents.ts";
import { createEntrance } from "./entrance.ts";
import { exportDocuments } from "./export-documents.ts";
import { getDocumentEvents } from "./get-document-events.ts";
import { getDocuments } from "./get-documents.ts";
import { getReferences } from "./get-references.ts";
import { getRevisions } from "./get-revisions.ts";
import { getTransactions } from "./get-transactions.ts";
import { jsonBody } from "./json-body.ts";
import { listen } from "./listen.ts";
import { liveEvents } from "./live-events.ts";
import { mutateDocuments } from "./mutate-documents.ts";
import { createStreams } from "./open-streams.ts";
import { getQuery, postQuery } from "./query-documents.ts";

const mostQueryBytes = 1024 * 1024;
/** A document of the largest size with what is around it. */
const mostChangeBytes = 5 * 1024 * 1024;

/** The content of datasets, as Sanity's clients read and write it. Stands under `/v<version>`, after `identify`. */
export function dataRoutes(context: Context): Router {
  const enter = createEntrance(context);
  const openStream = createStreams(context);
  const changes = jsonBody(mostChangeBytes);
  return Router()
    .get("/data/query/:dataset", getQuery(context, enter))
    .post("/data/query/:dataset", jsonBody(mostQueryBytes), postQuery(context, enter))
    .post("/data/mutate/:dataset", changes, mutateDocuments(context, enter))
    .post("/data/actions/:dataset", changes, actOnDocuments(context, enter))
    .get("/data/doc/:dataset/:ids", getDocuments(enter))
    .get("/data/listen/:dataset", listen(context, enter, openStream))
    .get("/data/live/events/:dataset", liveEvents(enter, openStream))
    .get("/data/history/:dataset/documents/:ids", getRevisions(enter))
    .get("/data/history/:dataset/transactions/:ids", getTransactions(enter))
    .get("/data/history/:dataset/events/documents/:id", getDocumentEvents(enter))
    .get("/data/export/:dataset", exportDocuments(enter))
    .get("/data/references/:dataset/documents/:id/to", getReferences(context, enter));
}

import { Router } from "express";
import type { Context } from "../../context.ts";
import { actOnDocuments } from "./act-on-documents.ts";
import { createEnterDataset } from "./enter-dataset.ts";
import { exportDocuments } from "./export-documents.ts";
import { getDocumentEvents } from "./get-document-events.ts";
import { getDocuments } from "./get-documents.ts";
import { getReferences } from "./get-references.ts";
import { getRevisions } from "./get-revisions.ts";
import { getTransactions } from "./get-transactions.ts";
import { jsonBody } from "./json-body.ts";
import { listenToDocuments } from "./listen-to-documents.ts";
import { getLiveEvents } from "./get-live-events.ts";
import { mutateDocuments } from "./mutate-documents.ts";
import { limitEventStreams } from "./limit-event-streams.ts";
import { getQuery, postQuery } from "./query-documents.ts";

const maxQueryBytes = 1024 * 1024;
/** A document of the maximum size and the request around it. */
const maxChangeBytes = 5 * 1024 * 1024;

/** The content of datasets, as Sanity's clients read and write it. Mount it after `identifyRequester`. */
export function dataRoutes(context: Context): Router {
  const enter = createEnterDataset(context);
  const openStream = limitEventStreams(context);
  const changes = jsonBody(maxChangeBytes);
  return Router()
    .get("/data/query/:dataset", getQuery(context, enter))
    .post("/data/query/:dataset", jsonBody(maxQueryBytes), postQuery(context, enter))
    .post("/data/mutate/:dataset", changes, mutateDocuments(context, enter))
    .post("/data/actions/:dataset", changes, actOnDocuments(context, enter))
    .get("/data/doc/:dataset/:ids", getDocuments(enter))
    .get("/data/listen/:dataset", listenToDocuments(context, enter, openStream))
    .get("/data/live/events/:dataset", getLiveEvents(enter, openStream))
    .get("/data/history/:dataset/documents/:ids", getRevisions(enter))
    .get("/data/history/:dataset/transactions/:ids", getTransactions(enter))
    .get("/data/history/:dataset/events/documents/:id", getDocumentEvents(enter))
    .get("/data/export/:dataset", exportDocuments(enter))
    .get("/data/references/:dataset/documents/:id/to", getReferences(context, enter));
}

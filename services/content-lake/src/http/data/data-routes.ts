import { Router } from "express";
import type { Context } from "../../context.ts";
import { maxChangeBytes, maxChangeValues, maxQueryValues } from "../../domain/limits.ts";
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
import { hasLongBody, takeTurns } from "./take-turns.ts";

const maxQueryBytes = 1024 * 1024;
/** Of one client: so many queries, other reads, and long bodies are in progress at once. */
const queriesAtOnce = 16;
const readsAtOnce = 8;
const longBodiesAtOnce = 2;

/** The content of datasets, as Sanity's clients read and write it. Mount it after `identifyRequester`. */
export function dataRoutes(context: Context): Router {
  const enter = createEnterDataset(context);
  const openStream = limitEventStreams(context);
  const longBodies = takeTurns(context, { atOnce: longBodiesAtOnce, concerns: hasLongBody });
  const changes = [longBodies, jsonBody({ maxBytes: maxChangeBytes, maxValues: maxChangeValues })];
  const queries = takeTurns(context, { atOnce: queriesAtOnce });
  const query = [queries, longBodies, jsonBody({ maxBytes: maxQueryBytes, maxValues: maxQueryValues })];
  const reads = takeTurns(context, { atOnce: readsAtOnce });
  return Router()
    .get("/data/query/:dataset", queries, getQuery(context, enter))
    .post("/data/query/:dataset", query, postQuery(context, enter))
    .post("/data/mutate/:dataset", changes, mutateDocuments(context, enter))
    .post("/data/actions/:dataset", changes, actOnDocuments(context, enter))
    .get("/data/doc/:dataset/:ids", reads, getDocuments(enter))
    .get("/data/listen/:dataset", listenToDocuments(context, enter, openStream))
    .get("/data/live/events/:dataset", getLiveEvents(enter, openStream))
    .get("/data/history/:dataset/documents/:ids", reads, getRevisions(enter))
    .get("/data/history/:dataset/transactions/:ids", reads, getTransactions(enter))
    .get("/data/history/:dataset/events/documents/:id", reads, getDocumentEvents(enter))
    .get("/data/export/:dataset", reads, exportDocuments(enter))
    .get("/data/references/:dataset/documents/:id/to", getReferences(context, enter));
}

import type { LakeDocument } from "../domain/document.ts";
import { documentEvents, idsOfLife, type DocumentEvent } from "../domain/history/document-events.ts";
import type { RawPatch } from "../domain/mendoza/encode-patch.ts";
import type { Mutation } from "../domain/mutations/mutation.ts";
import type { TransactionRecord } from "../domain/transaction-record.ts";
import type { LiveDataset } from "../store/live-dataset.ts";

export type HistoryRequest = {
  documentIds: readonly string[];
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  fromTime?: Date | undefined;
  toTime?: Date | undefined;
  authors?: readonly string[] | undefined;
  isReversed?: boolean | undefined;
  limit?: number | undefined;
  withMutations?: boolean | undefined;
  withEffects?: boolean | undefined;
  /** Leaves out the other documents that the same transactions changed. */
  onlyThese?: boolean | undefined;
};

/** A transaction in the form of Sanity's history. */
export type HistoryEntry = {
  id: string;
  timestamp: string;
  author: string;
  documentIDs: string[];
  mutations?: Mutation[];
  effects?: Record<string, { apply: RawPatch; revert: RawPatch }>;
};

const mostEntries = 1000;

/** The transactions of some documents, oldest first unless reversed; at most 1000 at a time. */
export async function readTransactions(
  { log }: Pick<LiveDataset, "log">,
  request: HistoryRequest,
): Promise<HistoryEntry[]> {
  const { documentIds, fromTransaction, toTransaction, limit = 100, ...range } = request;
  const sequenceOf = async (id: string | undefined) => (id === undefined ? undefined : log.sequenceOf(id));
  const fromSequence = await sequenceOf(fromTransaction);
  const toSequence = await sequenceOf(toTransaction);
  // A transaction that isn't there bounds nothing: from it on, nothing is.
  if (fromTransaction !== undefined && fromSequence === undefined) return [];
  const records = await log.ofDocuments(documentIds, {
    ...range,
    fromSequence,
    toSequence,
    limit: Math.max(1, Math.min(limit, mostEntries)),
  });
  return records.map((record) => entryOf(record, request));
}

export type RevisionRequest = { revision: string } | { time: Date } | { lastRevision: true };

/**
 * A document as it was in a revision (the transaction's id, whether or not it changed this document), at an
 * instant, or last before it was deleted. None where it did not exist then.
 */
export async function readRevision(
  { log }: Pick<LiveDataset, "log">,
  documentId: string,
  request: RevisionRequest,
): Promise<LakeDocument | undefined> {
  const toSequence = "revision" in request ? await log.sequenceOf(request.revision) : undefined;
  if ("revision" in request && toSequence === undefined) return undefined;
  const toTime = "time" in request ? request.time : undefined;
  // A deletion is followed by nothing, or by the document's next life; so the last but one is its end.
  const limit = "lastRevision" in request ? 2 : 1;
  const records = await log.ofDocuments([documentId], { toSequence, toTime, isReversed: true, limit });
  const results = records.map(({ changes }) => changes.find(({ id }) => id === documentId)?.result);
  return results.find((result) => result != null) ?? undefined;
}

export type EventsPage = {
  events: DocumentEvent[];
  /** What to ask for `before` to go on; none when that was all. */
  next: number | undefined;
};

const batch = 500;
const mostBatches = 10;

/**
 * The life of a document with its drafts, latest first: at most `limit` events, of transactions before one by
 * sequence number. A page may hold fewer events and yet have a next one, as most transactions are edits.
 */
export async function readDocumentEvents(
  { log }: Pick<LiveDataset, "log">,
  documentId: string,
  { limit = 100, before }: { limit?: number | undefined; before?: number | undefined } = {},
): Promise<EventsPage> {
  const events: DocumentEvent[] = [];
  let next = before;
  for (let count = 0; count < mostBatches; count++) {
    const toSequence = next === undefined ? undefined : next - 1;
    const records = await log.ofDocuments(idsOfLife(documentId), {
      toSequence,
      isReversed: true,
      limit: batch,
    });
    for (const record of records) {
      events.push(...documentEvents(documentId, [record]));
      next = record.sequence;
      if (events.length >= limit) return { events, next };
    }
    if (records.length < batch) return { events, next: undefined };
  }
  return { events, next };
}

function entryOf(record: TransactionRecord, request: HistoryRequest): HistoryEntry {
  const { documentIds, onlyThese = false, withMutations = true, withEffects = false } = request;
  const { transactionId, timestamp, author } = record;
  const changes = record.changes.filter(({ id }) => !onlyThese || documentIds.includes(id));
  return {
    id: transactionId,
    timestamp,
    author,
    documentIDs: record.changes.map(({ id }) => id),
    ...(withMutations && { mutations: changes.flatMap(({ mutations }) => mutations) }),
    ...(withEffects && { effects: Object.fromEntries(changes.map(({ id, effects }) => [id, effects])) }),
  };
}

import type { LakeDocument } from "../domain/document.ts";
import { documentEvents, idsInHistory, type DocumentEvent } from "../domain/history/document-events.ts";
import type { RawPatch } from "../domain/mendoza/raw-patch.ts";
import type { Mutation } from "../domain/mutations/mutation.ts";
import type { RecordedChange, TransactionRecord } from "../domain/transaction-record.ts";
import type { LiveDataset } from "../state/live-dataset.ts";

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
  /** Leaves out other documents that the same transactions have changed. */
  onlyThese?: boolean | undefined;
  /** Leaves out changes for which it is false, and transactions that have no others. */
  mayReadChange?: ((change: RecordedChange) => boolean) | undefined;
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

/** Yields the transactions of some documents, oldest first unless reversed. Reads them as they are requested. */
export async function* readTransactions(
  { log }: Pick<LiveDataset, "log">,
  request: HistoryRequest,
): AsyncGenerator<HistoryEntry> {
  const { documentIds, fromTransaction, toTransaction, limit = 100, ...range } = request;
  const sequenceOf = async (id: string | undefined) => (id === undefined ? undefined : log.sequenceOf(id));
  const fromSequence = await sequenceOf(fromTransaction);
  const toSequence = await sequenceOf(toTransaction);
  // Nothing follows on a transaction that doesn't exist.
  if (fromTransaction !== undefined && fromSequence === undefined) return;
  const records = log.ofDocuments(documentIds, {
    ...range,
    fromSequence,
    toSequence,
    limit,
  });
  const { mayReadChange = () => true } = request;
  for await (const record of records) {
    const changes = record.changes.filter(mayReadChange);
    if (changes.length > 0) yield entryOf({ ...record, changes }, request);
  }
}

export type RevisionRequest = { revision: string } | { time: Date } | { lastRevision: true };

/**
 * A document as it was in a revision (a transaction's id, whether or not the transaction changed this document), at an
 * instant, or last before it was deleted. Undefined if it didn't exist then.
 */
export async function readRevision(
  { log }: Pick<LiveDataset, "log">,
  documentId: string,
  request: RevisionRequest,
): Promise<LakeDocument | undefined> {
  const toSequence = "revision" in request ? await log.sequenceOf(request.revision) : undefined;
  if ("revision" in request && toSequence === undefined) return undefined;
  const toTime = "time" in request ? request.time : undefined;
  // The transaction that deleted the document has no result, so the one before it is read too.
  const limit = "lastRevision" in request ? 2 : 1;
  for await (const { changes } of log.ofDocuments([documentId], {
    toSequence,
    toTime,
    isReversed: true,
    limit,
  })) {
    const result = changes.find(({ id }) => id === documentId)?.result;
    if (result) return result;
  }
  return undefined;
}

export type EventsPage = {
  events: DocumentEvent[];
  /** Pass it as `before` to read the next page. Undefined after the last page. */
  next: number | undefined;
};

const maxRead = 5000;

/**
 * The events of a document and its drafts, latest first: at most `limit` events from transactions with a sequence
 * number below `before`. A page may hold fewer events and still have a next one, as most transactions are edits.
 */
export async function readDocumentEvents(
  { log }: Pick<LiveDataset, "log">,
  documentId: string,
  { limit = 100, before }: { limit?: number | undefined; before?: number | undefined } = {},
): Promise<EventsPage> {
  const events: DocumentEvent[] = [];
  let read = 0;
  const toSequence = before === undefined ? undefined : before - 1;
  const range = { toSequence, isReversed: true, limit: maxRead };
  for await (const record of log.ofDocuments(idsInHistory(documentId), range)) {
    events.push(...documentEvents(documentId, [record]));
    if (events.length >= limit || ++read === maxRead) return { events, next: record.sequence };
  }
  return { events, next: undefined };
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

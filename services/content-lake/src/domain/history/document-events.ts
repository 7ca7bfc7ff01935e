import { isRecord } from "../document.ts";
import { draftIdOf, publishedIdOf } from "../document-id.ts";
import type { RecordedChange, TransactionRecord } from "../transaction-record.ts";

/** An event in the history of a document and its drafts, in Sanity's form. */
export type DocumentEvent = {
  type:
    | "createDocumentVersion"
    | "publishDocumentVersion"
    | "unpublishDocument"
    | "deleteDocumentVersion"
    | "deleteDocumentGroup"
    | "createLiveDocument"
    | "updateLiveDocument";
  timestamp: string;
  author: string;
  /** The published id. */
  documentId: string;
  versionId?: string;
  versionRevisionId?: string;
  revisionId?: string;
  cause?: { type: string };
};

/** Returns the ids whose transactions make up a document's history: those of the published document and its draft. */
export const idsInHistory = (id: string): [publishedId: string, draftId: string] => [
  publishedIdOf(id),
  draftIdOf(id),
];

/** Returns the events of a document from its transactions, oldest first. Edits of a draft aren't events. */
export function documentEvents(id: string, records: readonly TransactionRecord[]): DocumentEvent[] {
  const [publishedId, draftId] = idsInHistory(id);
  return records.flatMap((record) => {
    const find = (wanted: string) => record.changes.find((change) => change.id === wanted);
    const event = eventOf(record, find(publishedId), find(draftId));
    if (!event) return [];
    const { timestamp, author } = record;
    return [{ ...event, timestamp, author, documentId: publishedId }];
  });
}

type EventParts = Omit<DocumentEvent, "timestamp" | "author" | "documentId">;
type MaybeChange = RecordedChange | undefined;

function eventOf(
  { transactionId, actions }: TransactionRecord,
  published: MaybeChange,
  version: MaybeChange,
): EventParts | undefined {
  const isVersionGone = version?.result === null;
  const ofVersion = version && { versionId: version.id };
  const before =
    version?.previousRev === null ? {} : { versionRevisionId: version?.previousRev ?? transactionId };
  if (published?.result && (isVersionGone || hasAction(actions, "publish"))) {
    const cause = { type: "document.publish" };
    return { type: "publishDocumentVersion", revisionId: transactionId, ...ofVersion, ...before, cause };
  }
  if (published && !published.result) {
    if (!version?.result) return { type: "deleteDocumentGroup" };
    return { type: "unpublishDocument", versionId: version.id, versionRevisionId: transactionId };
  }
  if (version?.result && version.previousRev === null) {
    return { type: "createDocumentVersion", versionId: version.id, versionRevisionId: transactionId };
  }
  if (isVersionGone) return { type: "deleteDocumentVersion", ...ofVersion, ...before };
  if (!published) return undefined;
  const type = published.previousRev === null ? "createLiveDocument" : "updateLiveDocument";
  return { type, revisionId: transactionId };
}

function hasAction(actions: readonly unknown[] | undefined, verb: string): boolean {
  return (
    actions?.some((action) => isRecord(action) && action.actionType === `sanity.action.document.${verb}`) ??
    false
  );
}

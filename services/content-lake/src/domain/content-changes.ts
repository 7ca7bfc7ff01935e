import type { EventData } from "@wordlehint/contracts";
import type { LakeDocument } from "./document.ts";
import { isPublicId } from "./document-id.ts";
import { liveEventIdOf } from "./live-event-id.ts";
import { slugOf, syncTagsOfChange } from "./query/sync-tags.ts";
import type { Change } from "./change.ts";
import type { Transaction } from "./transaction.ts";

export type ContentChange = {
  type: "content.published" | "content.unpublished";
  data: EventData<"content.published">;
};

const maxDocuments = 100;
const maxSlugLength = 512;

/** The events of a transaction: they contain only published documents that anyone may read. */
export function contentChanges(dataset: string, transaction: Transaction, sequence: number): ContentChange[] {
  const liveEventId = liveEventIdOf(sequence);
  const publicChanges = transaction.changes.filter(({ id }) => isPublicId(id));
  const eventsOf = (type: ContentChange["type"], changes: readonly Change[]) =>
    chunks(changes).map((chunk): ContentChange => {
      const { transactionId } = transaction;
      const documents = chunk.map(summary);
      const tags = chunk.flatMap(({ id, previous, result }) => syncTagsOfChange(id, [previous, result]));
      return { type, data: { dataset, transactionId, documents, syncTags: [...new Set(tags)], liveEventId } };
    });
  return [
    ...eventsOf(
      "content.published",
      publicChanges.filter(({ result }) => result !== null),
    ),
    ...eventsOf(
      "content.unpublished",
      publicChanges.filter(({ result }) => result === null),
    ),
  ];
}

function summary({ id, previous, result }: Change) {
  const revisions = [result, previous].filter((document): document is LakeDocument => document !== null);
  const slugs = new Set(revisions.flatMap((document) => slugOf(document) ?? []));
  const short = [...slugs].filter((slug) => slug.length > 0 && slug.length <= maxSlugLength);
  return { id, type: revisions[0]?._type ?? "", slugs: short };
}

function chunks<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / maxDocuments);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * maxDocuments, (index + 1) * maxDocuments),
  );
}

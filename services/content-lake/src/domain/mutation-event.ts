import type { LakeDocument } from "./document.ts";
import type { RawPatch } from "./mendoza/encode-patch.ts";
import type { Mutation } from "./mutations/mutation.ts";
import type { Change, TransactionHead } from "./transaction.ts";

export type Transition = "update" | "appear" | "disappear";

/** What a listener hears of one changed document, in the form of Sanity's listen API. */
export type MutationEvent = {
  type: "mutation";
  eventId: string;
  documentId: string;
  transactionId: string;
  transition: Transition;
  identity: string;
  previousRev?: string;
  resultRev?: string;
  timestamp: string;
  /** Documents are in queries as soon as they are heard of. */
  visibility: "query";
  /** Of the events that this listener hears of the transaction: how many, and which one this is, from 1. */
  transactionTotalEvents: number;
  transactionCurrentEvent: number;
  mutations: readonly Mutation[];
  effects: { apply: RawPatch; revert: RawPatch };
  previous: LakeDocument | null;
  result: LakeDocument | null;
};

/** How a change looks to who only sees documents that pass a filter; none when it doesn't see it. */
export function transitionOf(wasSeen: boolean, isSeen: boolean): Transition | undefined {
  if (wasSeen) return isSeen ? "update" : "disappear";
  return isSeen ? "appear" : undefined;
}

export type SeenChange = { change: Change; transition: Transition };

/** The events of one transaction, in order. */
export function mutationEvents(head: TransactionHead, seen: readonly SeenChange[]): MutationEvent[] {
  const { transactionId, author, timestamp } = head;
  return seen.map(({ change: { id, previous, result, mutations, effects }, transition }, index) => ({
    type: "mutation",
    eventId: `${transactionId}#${id}`,
    documentId: id,
    transactionId,
    transition,
    identity: author,
    ...(previous && { previousRev: previous._rev }),
    resultRev: transactionId,
    timestamp,
    visibility: "query",
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index + 1,
    mutations,
    effects,
    previous,
    result,
  }));
}

import type { LakeDocument } from "./document.ts";
import type { RawPatch } from "./mendoza/raw-patch.ts";
import type { Mutation } from "./mutations/mutation.ts";
import type { Change } from "./change.ts";
import type { TransactionHead } from "./transaction.ts";

export type Transition = "update" | "appear" | "disappear";

/** The change of one document, in the form of Sanity's listen API. */
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
  /** Queries show the change before the event is sent. */
  visibility: "query";
  /** Number of events of the transaction for this listener, and the place of this one among them, from 1. */
  transactionTotalEvents: number;
  transactionCurrentEvent: number;
  mutations: readonly Mutation[];
  effects: { apply: RawPatch; revert: RawPatch };
  previous: LakeDocument | null;
  result: LakeDocument | null;
};

/** Returns the transition for a listener that sees only documents matching a filter. Undefined if it sees neither. */
export function transitionOf(wasVisible: boolean, isVisible: boolean): Transition | undefined {
  if (wasVisible) return isVisible ? "update" : "disappear";
  return isVisible ? "appear" : undefined;
}

export type VisibleChange = { change: Change; transition: Transition };

/** The events of one transaction, in order. */
export function mutationEvents(head: TransactionHead, visible: readonly VisibleChange[]): MutationEvent[] {
  const { transactionId, author, timestamp } = head;
  return visible.map(({ change: { id, previous, result, mutations, effects }, transition }, index) => ({
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
    transactionTotalEvents: visible.length,
    transactionCurrentEvent: index + 1,
    mutations,
    effects,
    previous,
    result,
  }));
}

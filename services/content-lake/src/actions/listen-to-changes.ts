import { documentFilter, type DocumentFilter } from "../domain/query/document-filter.ts";
import {
  mutationEvents,
  transitionOf,
  type MutationEvent,
  type SeenChange,
} from "../domain/mutation-event.ts";
import type { Change } from "../domain/transaction.ts";
import type { Commit } from "../store/commit-feed.ts";
import type { LiveDataset } from "../store/live-dataset.ts";

export type ListenRequest = {
  /** Which documents to hear of. */
  query: string;
  params?: Readonly<Record<string, unknown>> | undefined;
  identity: string;
  /** Whether the listener may know of a document with that id. Everything where it doesn't say. */
  mayKnow?: ((id: string) => boolean) | undefined;
  /** The last event that was heard before, to go on from there. */
  lastEventId?: string | undefined;
};

export type Listener = {
  /** Hears one event after the other; each document's revisions without a gap. */
  onEvent(event: MutationEvent): void;
  /** What was heard is no longer worth anything: the listener must begin anew. It hears nothing more. */
  onFailure(error: unknown): void;
};

export type Listening = {
  /** Anew, on from the last event, or anew because that isn't remembered any more. */
  began: "welcome" | "welcomeback" | "reset";
  close(): void;
};

/**
 * Hears of the changes to documents that pass a query's filter, from now on or from the last event heard.
 * @throws {LakeError} 400 when the query makes no sense.
 */
export function listenToChanges(
  dataset: Pick<LiveDataset, "subscribe" | "from">,
  { query, params = {}, identity, mayKnow = () => true, lastEventId }: ListenRequest,
  { onEvent, onFailure }: Listener,
): Listening {
  const filter = documentFilter(query, params, identity);
  let isOpen = true;
  let last: Promise<void> = Promise.resolve();
  const isListening = () => isOpen;

  const hear = async (commit: Commit) => {
    if (!isListening()) return;
    const changes = commit.changes.filter(({ id }) => mayKnow(id));
    const events = mutationEvents(commit, await seenChanges(changes, filter));
    const heardBefore = events.findIndex(({ eventId }) => eventId === lastEventId);
    for (const event of events.slice(heardBefore + 1)) if (isListening()) onEvent(event);
  };
  const enqueue = (commit: Commit) => {
    last = last
      .then(() => hear(commit))
      .catch((error: unknown) => {
        close();
        onFailure(error);
      });
  };
  const unsubscribe = dataset.subscribe(enqueue);
  const close = () => {
    isOpen = false;
    unsubscribe();
  };
  if (lastEventId === undefined) return { began: "welcome", close };
  const missed = dataset.from(transactionOf(lastEventId));
  for (const commit of missed ?? []) enqueue(commit);
  return { began: missed ? "welcomeback" : "reset", close };
}

/** The transaction that an event is of. */
export const transactionOf = (eventId: string): string => eventId.split("#", 1)[0] ?? "";

async function seenChanges(changes: readonly Change[], filter: DocumentFilter): Promise<SeenChange[]> {
  const seen: SeenChange[] = [];
  for (const change of changes) {
    const transition = transitionOf(await filter(change.previous), await filter(change.result));
    if (transition) seen.push({ change, transition });
  }
  return seen;
}

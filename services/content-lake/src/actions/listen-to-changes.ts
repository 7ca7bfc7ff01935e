import { documentFilter, type DocumentFilter } from "../domain/query/document-filter.ts";
import {
  mutationEvents,
  transitionOf,
  type MutationEvent,
  type VisibleChange,
} from "../domain/mutation-event.ts";
import type { Change } from "../domain/transaction.ts";
import type { Commit } from "../store/commit-feed.ts";
import type { LiveDataset } from "../store/live-dataset.ts";

export type ListenRequest = {
  /** Selects the documents to listen to. */
  query: string;
  params?: Readonly<Record<string, unknown>> | undefined;
  identity: string;
  /** Whether the listener may read the document of a change. By default it may read every document. */
  mayReadChange?: ((change: Change) => boolean) | undefined;
  /** Resumes after this event. */
  lastEventId?: string | undefined;
};

export type Listener = {
  /** Called with each event in order; the revisions of each document have no gap. */
  onEvent(event: MutationEvent): void;
  /** Called when no further event will come. The listener must start anew. */
  onFailure(error: unknown): void;
};

export type Listening = {
  /** `welcome`: started anew. `welcomeback`: resumed. `reset`: started anew, as the last event is too long ago. */
  began: "welcome" | "welcomeback" | "reset";
  close(): void;
};

/**
 * Listens to the changes of documents that match a query's filter, from now on or after the last event received.
 * @throws {LakeError} 400 for a malformed query.
 */
export function listenToChanges(
  dataset: Pick<LiveDataset, "subscribe" | "from">,
  { query, params = {}, identity, mayReadChange = () => true, lastEventId }: ListenRequest,
  { onEvent, onFailure }: Listener,
): Listening {
  const filter = documentFilter(query, params, identity);
  let isOpen = true;
  let last: Promise<void> = Promise.resolve();
  const isListening = () => isOpen;

  const notify = async (commit: Commit) => {
    if (!isListening()) return;
    const changes = commit.changes.filter(mayReadChange);
    const events = mutationEvents(commit, await visibleChanges(changes, filter));
    const received = events.findIndex(({ eventId }) => eventId === lastEventId);
    for (const event of events.slice(received + 1)) if (isListening()) onEvent(event);
  };
  const enqueue = (commit: Commit) => {
    last = last
      .then(() => notify(commit))
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

/** The transaction to which an event belongs. */
export const transactionOf = (eventId: string): string => eventId.split("#", 1)[0] ?? "";

async function visibleChanges(changes: readonly Change[], filter: DocumentFilter): Promise<VisibleChange[]> {
  const visible: VisibleChange[] = [];
  for (const change of changes) {
    const transition = transitionOf(await filter(change.previous), await filter(change.result));
    if (transition) visible.push({ change, transition });
  }
  return visible;
}

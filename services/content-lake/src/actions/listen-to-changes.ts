import { setImmediate } from "node:timers/promises";
import type { Context } from "../context.ts";
import { memoized } from "../domain/memoized.ts";
import type { Revisions } from "../domain/evaluation.ts";
import {
  mutationEvents,
  transitionOf,
  type MutationEvent,
  type VisibleChange,
} from "../domain/mutation-event.ts";
import { plainRefusal } from "../domain/lake-error.ts";
import type { Change } from "../domain/change.ts";
import type { Commit } from "../state/commit-feed.ts";
import type { LiveDataset } from "../state/live-dataset.ts";

export type ListenRequest = {
  /** Selects the documents to listen to. */
  query: string;
  params?: Readonly<Record<string, unknown>> | undefined;
  /** The result of GROQ's `identity()`. Evaluations are counted by it. */
  identity: string;
  /** Leaves out the changes for which it is false. */
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
export async function listenToChanges(
  { evaluators }: Pick<Context, "evaluators">,
  dataset: LiveDataset,
  { query, params = {}, identity, mayReadChange = () => true, lastEventId }: ListenRequest,
  { onEvent, onFailure }: Listener,
): Promise<Listening> {
  const filterName = JSON.stringify([query, params, identity]);
  const visibleOf = async (changes: readonly Change[]): Promise<VisibleChange[]> => {
    const evaluate = async (): Promise<Matches> => {
      const job = { type: "filter", query, params, identity, pairs: changes.map(revisionsAsJson) } as const;
      const { body } = await evaluators.evaluate(identity, dataset, job);
      return JSON.parse(body.toString()) as Matches;
    };
    return visibleChanges(changes, await sharedMatches(changes, filterName, evaluate));
  };
  // A malformed query is refused now.
  await visibleOf([]);
  let isOpen = true;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const isListening = () => isOpen;

  const notify = async (commit: Commit) => {
    if (!isListening()) return;
    const changes = commit.changes.filter(mayReadChange);
    if (changes.length === 0) return;
    const events = mutationEvents(commit, await visibleOf(changes));
    if (events.length > 0 && bytesOf(changes) > largeBytes) await nextTurn();
    const received = events.findIndex(({ eventId }) => eventId === lastEventId);
    for (const event of events.slice(received + 1)) if (isListening()) onEvent(event);
  };
  const fail = (error: unknown) => {
    if (!isListening()) return;
    close();
    onFailure(error);
  };
  const enqueue = (commit: Commit) => {
    if (++waiting > maxWaitingCommits) fail(tooFarBehind());
    last = last
      .then(() => notify(commit))
      .catch(fail)
      .finally(() => waiting--);
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

/** As many as are kept for listeners that resume. */
const maxWaitingCommits = 1000;

const tooFarBehind = () =>
  plainRefusal(503, "unavailable", "The listener can't follow the changes. Please listen anew.");

/** Returns the id of the transaction to which an event belongs. */
export const transactionOf = (eventId: string): string => eventId.split("#", 1)[0] ?? "";

/** For each change, tells whether the previous revision and the result match a query. */
type Matches = readonly (readonly [boolean, boolean])[];

function visibleChanges(changes: readonly Change[], matches: Matches): VisibleChange[] {
  return changes.flatMap((change, index) => {
    const [wasVisible = false, isVisible = false] = matches[index] ?? [];
    const transition = transitionOf(wasVisible, isVisible);
    return transition ? [{ change, transition }] : [];
  });
}

/** Evaluations in progress, by the first change. */
const matchesOf = new WeakMap<Change, Map<string, Promise<Matches>>>();

const maxSharedChanges = 100;

/** Evaluates each filter once for all the listeners that share it and may read the same documents. */
function sharedMatches(
  changes: readonly Change[],
  filterName: string,
  evaluate: () => Promise<Matches>,
): Promise<Matches> {
  const [first] = changes;
  if (!first || changes.length > maxSharedChanges) return evaluate();
  const known = matchesOf.get(first) ?? new Map<string, Promise<Matches>>();
  matchesOf.set(first, known);
  const name = JSON.stringify([filterName, changes.map(({ id }) => id)]);
  const inProgress = known.get(name);
  if (inProgress) return inProgress;
  const matches = evaluate().finally(() => known.delete(name));
  known.set(name, matches);
  return matches;
}

const largeBytes = 64 * 1024;
const bytesOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + revisionsAsJson(change).length, 0);

let lastTurn: Promise<void> = Promise.resolve();

/** Resolves for one listener after the other, and gives back the event loop in between: sending takes time. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Serialized once for all listeners. */
const revisionsAsJson = memoized(({ previous, result }: Change) => {
  const pair: Revisions = [previous, result];
  return Buffer.from(JSON.stringify(pair));
});

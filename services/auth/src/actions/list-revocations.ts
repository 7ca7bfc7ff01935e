import type { Revocation, RevocationsPage } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import {
  beginWalk,
  stateAfter,
  stateWithin,
  walkAccounts,
  walkFrom,
  type RevocationWalk,
} from "../domain/revocation-walk.ts";
import { forgettableBefore, revocationExpiry } from "../domain/session.ts";

type Stores = Pick<Context, "sessions" | "accounts" | "now">;

/** The most of each kind in a page. */
const defaultPageSize = 1000;

/**
 * Lists what was revoked since a state, or everything that still matters, a page at a time.
 * @throws {DomainError} `invalid_input` for a state that isn't one of ours
 */
export async function listRevocations(
  context: Stores & Pick<Context, "tokens">,
  { after, pageSize = defaultPageSize }: { after: string | undefined; pageSize?: number | undefined },
): Promise<RevocationsPage> {
  const now = context.now();
  const walk = after === undefined ? beginWalk(forgettableBefore(now), now) : walkFrom(after, now);
  if (!walk) throw new DomainError("invalid_input", "There is no such state.");
  const keyIds = context.tokens.publicKeys().map(({ kid }) => kid);
  return { ...(await readPage(context, walk, pageSize)), keyIds };
}

async function readPage(
  context: Stores,
  walk: RevocationWalk,
  limit: number,
): Promise<Omit<RevocationsPage, "keyIds">> {
  const ended = walk.through === "sessions" ? await endedSessions(context, walk, limit) : [];
  const lastSession = ended.length === limit ? ended.at(-1) : undefined;
  if (lastSession) return unfinished(walk, ended, lastSession);

  const inAccounts = walk.through === "accounts" ? walk : walkAccounts(walk);
  const raised = await raisedAccounts(context, inAccounts, limit);
  const lastAccount = raised.length === limit ? raised.at(-1) : undefined;
  if (lastAccount) return unfinished(inAccounts, [...ended, ...raised], lastAccount);
  return { revocations: revocationsOf([...ended, ...raised]), state: stateAfter(walk), isComplete: true };
}

/** A revocation, and its place in the walk. */
type Found = { at: Date; id: string; revocation: Revocation };

const revocationsOf = (found: readonly Found[]) => found.map(({ revocation }) => revocation);

function unfinished(walk: RevocationWalk, found: readonly Found[], { at, id }: Found) {
  const state = stateWithin({ ...walk, place: { at, id } });
  return { revocations: revocationsOf(found), state, isComplete: false };
}

async function endedSessions(
  { sessions, now }: Stores,
  walk: RevocationWalk,
  limit: number,
): Promise<Found[]> {
  const ended = await sessions.listEnded(walk.place, { now: now(), limit });
  return ended.map(({ id, userId, endedAt, expiresAt }) => ({
    at: endedAt,
    id,
    revocation: { userId, sessionIds: [id], expiresAt: expiresAt.toISOString() },
  }));
}

async function raisedAccounts({ accounts }: Stores, walk: RevocationWalk, limit: number): Promise<Found[]> {
  const raised = await accounts.listRaised(walk.place, limit);
  return raised.map(({ id, generation, generationRaisedAt: at }) => ({
    at,
    id,
    revocation: {
      userId: id,
      beforeGeneration: generation,
      expiresAt: revocationExpiry(at).toISOString(),
    },
  }));
}

/** The position of a walk along documents in the order of a time. */
export type Place = { at: Date; id: string };

/**
 * A walk through all revocations since a moment, in pages: first the sessions that ended, then the accounts whose
 * generation was raised.
 */
export type RevocationWalk = {
  /** The start of the walk: later revocations are found by the next one. */
  begunAt: Date;
  since: Date;
  through: "sessions" | "accounts";
  place: Place;
};

/** For clocks of replicas that differ, and writes that take long. */
const overlapMs = 30_000;

/** Begins a walk through what was revoked since a moment. */
export function beginWalk(since: Date, begunAt: Date): RevocationWalk {
  return { begunAt, since, through: "sessions", place: { at: since, id: "" } };
}

/** Goes on with the accounts, after the last session. */
export const walkAccounts = (walk: RevocationWalk): RevocationWalk => ({
  ...walk,
  through: "accounts",
  place: { at: walk.since, id: "" },
});

/** The state to ask after when a walk has come to its end. */
export const stateAfter = ({ begunAt }: RevocationWalk): string => String(begunAt.getTime());

/** The state to ask after for the next page of a walk. */
export function stateWithin({ begunAt, since, through, place }: RevocationWalk): string {
  return [begunAt.getTime(), since.getTime(), through, place.at.getTime(), place.id].join(".");
}

const instant = String.raw`(\d{1,15})`;
const pattern = new RegExp(
  String.raw`^${instant}(?:\.${instant}\.(sessions|accounts)\.${instant}\.([\w-]{0,64}))?$`,
);

/** The walk that a state asks for; undefined for a state that isn't one of ours. */
export function walkFrom(state: string, now: Date): RevocationWalk | undefined {
  const match = pattern.exec(state);
  if (!match) return undefined;
  const [, begunAt, since, through, at, id] = match;
  if (since === undefined) return beginWalk(new Date(Number(begunAt) - overlapMs), now);
  return {
    begunAt: new Date(Number(begunAt)),
    since: new Date(Number(since)),
    through: through === "accounts" ? "accounts" : "sessions",
    place: { at: new Date(Number(at)), id: id ?? "" },
  };
}

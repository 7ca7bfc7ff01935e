const pattern = /^live-(0|[1-9]\d{0,14})$/;

/**
 * The id of a state of the dataset: the position in the stream of live events. A query with `lastLiveEventId` returns
 * data that is at least as new.
 */
export const liveEventIdOf = (sequence: number): string => `live-${sequence}`;

/** The sequence number in a live event id. Undefined for ids that aren't from this lake. */
export function sequenceOfLiveEvent(id: string): number | undefined {
  const digits = pattern.exec(id)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const pattern = /^live-(0|[1-9]\d{0,14})$/;

/**
 * How clients name a point of a dataset's log: the position in the live events, and what a query asks to be
 * answered from data at least that new.
 */
export const liveEventIdOf = (sequence: number): string => `live-${sequence}`;

/** The sequence number that an id names; none for an id of another make. */
export function sequenceOfLiveEvent(id: string): number | undefined {
  const digits = pattern.exec(id)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const counted = /^(?<series>.*?)(?<number>\d+)$/s;

/**
 * Returns the newer of two ids of states of the content. Ids that differ only in their number are compared by it,
 * so that an event that arrives late doesn't take us back. Ids that can't be compared: the one received last.
 */
export function newerLiveEventId(known: string | undefined, received: string): string {
  const before = counted.exec(known ?? "")?.groups;
  const now = counted.exec(received)?.groups;
  if (known === undefined || !before || !now || before.series !== now.series) return received;
  return BigInt(now.number ?? 0) > BigInt(before.number ?? 0) ? received : known;
}

const ordered = /^(?<series>.*?)(?<number>\d+)$/s;

/**
 * The newer of two ids that name states of the content. Ids of one series count upwards, so that an event which
 * was held up doesn't take us back; of ids that can't be compared, the one heard last is thought the newer.
 */
export function newerContentEvent(known: string | undefined, heard: string): string {
  const before = ordered.exec(known ?? "")?.groups;
  const now = ordered.exec(heard)?.groups;
  if (known === undefined || !before || !now || before.series !== now.series) return heard;
  return BigInt(now.number ?? 0) > BigInt(before.number ?? 0) ? heard : known;
}

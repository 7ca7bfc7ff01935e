/** Returns whether one word becomes the other when one letter is replaced, added or left out. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let same = 0;
  while (same < short.length && short.charAt(same) === long.charAt(same)) same++;
  const rest = long.slice(same + 1);
  return rest === short.slice(long.length === short.length ? same + 1 : same);
}

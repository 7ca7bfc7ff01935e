/** What turns a word into another one. */
export type Difference = {
  /** Letters that are put in, at most two. */
  added: readonly string[];
  /** Letters that are taken out, at most two. */
  removed: readonly string[];
  /** Names of the place where a single letter differs, such as "head" and "fourth". */
  places: readonly string[];
};

const minLength = 3;
const maxEdits = 2;

/**
 * Returns what turns `from` into `to`: one letter that is replaced, put in or taken out, two letters that are replaced or
 * put in; null when it takes more.
 */
export function differenceOf(from: string, to: string): Difference | null {
  if (from === to || from.length < minLength || from.length > to.length + 1) return null;
  const [short, long] = from.length <= to.length ? [from, to] : [to, from];
  const changes = short.length === long.length ? replaced(long, short) : leftOver(long, short);
  if (!changes || changes.length > maxEdits) return null;
  const [at = 0] = changes;
  const lettersOf = (text: string): string[] => changes.map((index) => text.charAt(index));
  return {
    added: from.length <= to.length ? lettersOf(to) : [],
    removed: from.length >= to.length ? lettersOf(from) : [],
    places: changes.length === 1 ? placesOf(at, long.length) : [],
  };
}

function replaced(one: string, other: string): number[] {
  return Array.from(one, (_, at) => at).filter((at) => one.charAt(at) !== other.charAt(at));
}

/** The indices of the letters of `long` that are left over when `short` is read in it; null when it can't be. */
function leftOver(long: string, short: string): number[] | null {
  const rest: number[] = [];
  let read = 0;
  for (let at = 0; at < long.length; at++) {
    if (long.charAt(at) === short.charAt(read)) read++;
    else rest.push(at);
  }
  return read === short.length ? rest : null;
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"];
const starts = ["head", "top", "start", "beginning", "front", "initial", "opening", "cap", "crown"];
const ends = ["last", "final", "tail", "end", "ending", "back", "close", "foot", "finish"];
const middles = ["middle", "heart", "center", "centre", "core"];

function placesOf(at: number, length: number): string[] {
  return [
    ...ordinals.slice(at, at + 1),
    ...(at === 0 ? starts : []),
    ...(at === length - 1 ? ends : []),
    ...(2 * at === length - 1 ? middles : []),
  ];
}

import type { Change } from "./change.ts";
import type { DatasetState, LakeDocument } from "./document.ts";
import { isDraftId } from "./document-id.ts";
import { Fault } from "./lake-error.ts";

type Redirect = { from: string; to: string };

/**
 * Returns a check of published redirects, as of the end of the transaction: none may lead to a circle, by however many
 * others. The check throws a {@link Fault} for a change that violates this.
 */
export function checkRedirects(changes: readonly Change[], state: DatasetState): (change: Change) => void {
  let endless: ReadonlySet<string> | undefined;
  return ({ id, result }) => {
    const redirect = result && redirectOf(result);
    if (!redirect) return;
    endless ??= endlessPaths(redirectsAfter(changes, state));
    if (!endless.has(redirect.to)) return;
    const { from, to } = result;
    const description = `Document "${id}" cannot redirect ${String(from)} to ${String(to)}, from where redirects lead in a circle`;
    throw new Fault(409, "redirectCircleError", description, { id, from, to });
  };
}

function redirectsAfter(changes: readonly Change[], state: DatasetState): Redirect[] {
  const changed = new Set(changes.map(({ id }) => id));
  const kept = state.ofType("redirect").filter(({ _id }) => !changed.has(_id));
  return [...kept, ...changes.map(({ result }) => result)].flatMap(
    (document) => (document && redirectOf(document)) ?? [],
  );
}

/** Undefined for what visitors don't follow. */
function redirectOf({ _id, _type, from, to }: LakeDocument): Redirect | undefined {
  if (_type !== "redirect" || isDraftId(_id)) return undefined;
  const [start, end] = [pathOf(from), pathOf(to)];
  return start === undefined || end === undefined ? undefined : { from: start, to: end };
}

const site = "https://site.invalid";

/** The path that an address of the site leads to, without what makes no other page: dot segments, query, last slash. */
function pathOf(address: unknown): string | undefined {
  const url = typeof address === "string" ? URL.parse(address, site) : null;
  return url?.origin === site ? url.pathname.replace(/(?<=.)\/$/, "") : undefined;
}

/** Returns the paths from which some redirect leads on without end: those that are left when all others are removed. */
function endlessPaths(redirects: readonly Redirect[]): Set<string> {
  const waysOn = Map.groupBy(redirects, ({ from }) => from);
  const waysTo = Map.groupBy(redirects, ({ to }) => to);
  const left = new Map(Array.from(waysOn, ([path, { length }]) => [path, length]));
  const ended = [...waysTo.keys()].filter((path) => !waysOn.has(path));
  // Grows while it is read.
  for (const path of ended) {
    for (const { from } of waysTo.get(path) ?? []) {
      const count = (left.get(from) ?? 0) - 1;
      left.set(from, count);
      if (count === 0) ended.push(from);
    }
  }
  return new Set(Array.from(left).flatMap(([path, count]) => (count > 0 ? [path] : [])));
}

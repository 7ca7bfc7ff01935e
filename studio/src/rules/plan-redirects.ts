export interface Redirect {
  from: string;
  to: string;
}

export interface RedirectPlan {
  /** Redirects to create or change. */
  set: Redirect[];
  /** Paths whose redirect is to be deleted. */
  remove: string[];
}

/**
 * The changes to the site's redirects when a page moves. Afterwards no redirect leads to another redirect or in a
 * circle, and the page's new path doesn't redirect.
 */
export function planMove(redirects: readonly Redirect[], move: Redirect): RedirectPlan {
  if (move.from === move.to) return { set: [], remove: [] };
  const remove = redirects.filter(({ from }) => from === move.to).map(({ from }) => from);
  const others = redirects.filter(({ from }) => from !== move.to && from !== move.from);
  const following = others.filter(({ to }) => to === move.from).map(({ from }) => ({ from, to: move.to }));
  return { set: [move, ...following], remove };
}

/** Why a redirect conflicts with the others, as a message for the editor, or null. */
export function redirectProblem(redirects: readonly Redirect[], redirect: Redirect): string | null {
  if (redirect.from === redirect.to) return "A redirect can’t lead to itself. Change one of the two paths.";
  const next = redirects.find(({ from }) => from === redirect.to);
  if (next !== undefined) {
    return next.to === redirect.from
      ? `${redirect.to} already redirects to ${redirect.from}: together they would lead in a circle. Choose another new address.`
      : `${redirect.to} redirects on to ${next.to}. Point this redirect there.`;
  }
  const before = redirects.find(({ to }) => to === redirect.from);
  if (before !== undefined) {
    return `${before.from} redirects to ${redirect.from}. Point that one to ${redirect.to} first.`;
  }
  return null;
}

import type { Action } from "@sanity/client";
import type { Redirect, RedirectPlan } from "../rules/plan-redirects.ts";

export interface StoredRedirect extends Redirect {
  _id: string;
}

/** The actions that carry out a plan on the published redirects, for one transaction. */
export function redirectActions(
  plan: RedirectPlan,
  stored: readonly StoredRedirect[],
  reason: string,
): Action[] {
  const idOf = (path: string) => stored.find(({ from }) => from === path)?._id;
  return [
    ...plan.remove.flatMap((path) => remove(idOf(path))),
    ...plan.set.flatMap((redirect) => {
      const publishedId = idOf(redirect.from);
      return publishedId === undefined ? create(redirect, reason) : change(publishedId, redirect, reason);
    }),
  ];
}

/** Id of the redirect that the studio creates for a path. */
export function redirectId(path: string): string {
  return `redirect${path.replaceAll("/", "--").replace(/[^\w-]/g, "_")}`;
}

function create({ from, to }: Redirect, reason: string): Action[] {
  const publishedId = redirectId(from);
  const attributes = { _id: `drafts.${publishedId}`, _type: "redirect", from, to, reason };
  return [
    { actionType: "sanity.action.document.create", publishedId, attributes, ifExists: "ignore" },
    ...change(publishedId, { from, to }, reason),
  ];
}

function change(publishedId: string, { from, to }: Redirect, reason: string): Action[] {
  const draftId = `drafts.${publishedId}`;
  return [
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch: { set: { from, to, reason } } },
    { actionType: "sanity.action.document.publish", draftId, publishedId },
  ];
}

function remove(publishedId: string | undefined): Action[] {
  if (publishedId === undefined) return [];
  const includeDrafts = [`drafts.${publishedId}`];
  return [{ actionType: "sanity.action.document.delete", publishedId, includeDrafts }];
}

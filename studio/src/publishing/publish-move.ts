import type { SanityClient } from "@sanity/client";
import { addressOf, movableTypes, type Addressed } from "../routes/addresses.ts";
import { planMove, type Redirect } from "../rules/plan-redirects.ts";
import { redirectActions, type StoredRedirect } from "./redirect-actions.ts";

export interface Version extends Addressed {
  _id: string;
  _rev?: string;
}

/** How publishing a draft would move its page; null when the page is new, stays, or can't move. */
export function moveOf(published: Version | null, draft: Version | null): Redirect | null {
  if (published === null || draft === null || !movableTypes.includes(draft._type)) return null;
  const from = addressOf(published);
  const to = addressOf(draft);
  return from === null || to === null || from === to ? null : { from, to };
}

/**
 * Publishes a draft whose page moves, and sets the redirects that lead to it, in one transaction: there is no
 * moment at which the old address leads nowhere. It fails as a whole when another editor published meanwhile.
 */
export async function publishMove(client: SanityClient, published: Version, draft: Version): Promise<void> {
  const move = moveOf(published, draft);
  if (move === null) throw new Error("A page that stays needs no redirect.");
  const stored = await client
    .withConfig({ perspective: "published", useCdn: false })
    .fetch<StoredRedirect[]>(
      '*[_type == "redirect" && (from in $paths || to == $from)]{_id, from, to}',
      { paths: [move.from, move.to], from: move.from },
      { tag: "publish.redirects" },
    );
  await client.action(
    [
      {
        actionType: "sanity.action.document.publish",
        draftId: draft._id,
        publishedId: published._id,
        ...(published._rev === undefined ? {} : { ifPublishedRevisionId: published._rev }),
      },
      ...redirectActions(planMove(stored, move), stored, "The page’s address was changed."),
    ],
    { tag: "document.publish" },
  );
}

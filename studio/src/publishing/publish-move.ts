import type { SanityClient } from "@sanity/client";
import { addressOf, movableTypes, type Addressed } from "../routes/addresses.ts";
import { planMove, type Redirect } from "../rules/plan-redirects.ts";
import { redirectActions, type StoredRedirect } from "./redirect-actions.ts";

export interface Version extends Addressed {
  _id: string;
  _rev?: string;
}

/** The move of a page that publishing its draft makes. Null: the page is new, keeps its path, or has none. */
export function moveOf(published: Version | null, draft: Version | null): Redirect | null {
  if (published === null || draft === null || !movableTypes.includes(draft._type)) return null;
  const from = addressOf(published);
  const to = addressOf(draft);
  return from === null || to === null || from === to ? null : { from, to };
}

/**
 * Publishes a draft that moves its page, and updates the redirects, in one transaction, so that the old path never
 * responds with 404.
 * @throws {ClientError} without any change, if another editor has published the document since `published` was read.
 */
export async function publishMove(client: SanityClient, published: Version, draft: Version): Promise<void> {
  const move = moveOf(published, draft);
  if (move === null) throw new Error("The draft doesn't move its page.");
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

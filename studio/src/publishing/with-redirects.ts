import { useToast } from "@sanity/ui/toast";
import { useEffect, useRef, useState } from "react";
import {
  useClient,
  useSyncState,
  useValidationStatus,
  type DocumentActionComponent,
  type DocumentActionProps,
} from "sanity";
import { apiVersion } from "../app/api-version.ts";
import { moveAction } from "./move-action.ts";
import { moveOf, publishMove, type Version } from "./publish-move.ts";

const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * Wraps the publish action of a page: if the page's address has changed, publishing also redirects the old address.
 * The studio resolves actions at every change. The same action always gets the same wrapper, because a new one would
 * lose the state of a click that waits for validation.
 */
export function withRedirects(publish: DocumentActionComponent): DocumentActionComponent {
  const existing = wrappers.get(publish);
  if (existing) return existing;
  const wrapper = wrap(publish);
  wrappers.set(publish, wrapper);
  return wrapper;
}

function wrap(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishWithRedirects: DocumentActionComponent = (props) => {
    const original = publish(props);
    const client = useClient({ apiVersion });
    const { push } = useToast();
    const [isMoving, setMoving] = useState(false);
    const hasBegun = useRef(false);
    const published = props.published as Version | null;
    const draft = props.draft as Version | null;
    const move = moveOf(published, draft);
    const isSettled = useIsSettled(props, draft);
    const isRefused = Boolean(original?.disabled);

    // A click on what was just typed waits for it, as the studio's own action does.
    useEffect(() => {
      if (!isMoving || !isSettled || hasBegun.current) return;
      const publishNow = async () => {
        try {
          if (published === null || draft === null || move === null) throw new Error(gone);
          if (isRefused) throw new Error(refused);
          await publishMove(client, published, draft);
          push({
            status: "success",
            title: "Published",
            description: `${move.from} now redirects to ${move.to}.`,
          });
        } catch (error) {
          push({ status: "error", title: "Nothing was published", description: reasonOf(error) });
        } finally {
          hasBegun.current = false;
          setMoving(false);
        }
      };
      hasBegun.current = true;
      void publishNow();
    }, [client, draft, isMoving, isRefused, isSettled, move, published, push]);

    if (original === null || move === null) return original;
    return moveAction(original, move, { isMoving, onHandle: () => setMoving(true) });
  };
  PublishWithRedirects.action = "publish";
  PublishWithRedirects.displayName = "PublishWithRedirects";
  return PublishWithRedirects;
}

const gone = "The page keeps its address now. Publish it again.";
const refused = "Some of what was typed can't be published. See what its fields say.";

/** Returns whether the lake has all of a typed draft, and the studio has validated it. */
function useIsSettled({ id, type }: DocumentActionProps, draft: Version | null): boolean {
  const { isSyncing } = useSyncState(id, type);
  const { isValidating, revision } = useValidationStatus(draft?._id ?? id, type, true);
  return !isSyncing && !isValidating && (draft === null || revision === draft._rev);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "The content lake gave no reason. Try again.";
}

import { useToast } from "@sanity/ui/toast";
import { useCallback, useState } from "react";
import { useClient, type DocumentActionComponent } from "sanity";
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
    const published = props.published as Version | null;
    const draft = props.draft as Version | null;
    const move = moveOf(published, draft);

    const onHandle = useCallback(async () => {
      if (published === null || draft === null || move === null) return;
      setMoving(true);
      try {
        await publishMove(client, published, draft);
        push({
          status: "success",
          title: "Published",
          description: `${move.from} now redirects to ${move.to}.`,
        });
      } catch (error) {
        push({ status: "error", title: "Nothing was published", description: reasonOf(error) });
      } finally {
        setMoving(false);
      }
    }, [client, draft, move, published, push]);

    if (original === null || move === null) return original;
    return moveAction(original, move, { isMoving, onHandle: () => void onHandle() });
  };
  PublishWithRedirects.action = "publish";
  PublishWithRedirects.displayName = "PublishWithRedirects";
  return PublishWithRedirects;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "The content lake gave no reason. Try again.";
}

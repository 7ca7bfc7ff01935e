import { useToast } from "@sanity/ui/toast";
import { useCallback, useState } from "react";
import { useClient, type DocumentActionComponent } from "sanity";
import { apiVersion } from "../app/api-version.ts";
import { moveOf, publishMove, type Version } from "./publish-move.ts";

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/**
 * The publish action of a page: when its address has changed, the old one leads to it from the same moment on.
 * The same action for the same one, since the studio asks again at every change: as another it would have forgotten
 * a click that waits for a validation.
 */
export function withRedirects(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish);
  if (known) return known;
  const made = wrap(publish);
  wrapped.set(publish, made);
  return made;
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
        push({ status: "success", title: "Published", description: `${move.from} now leads to ${move.to}.` });
      } catch (error) {
        push({ status: "error", title: "Nothing was published", description: reasonOf(error) });
      } finally {
        setMoving(false);
      }
    }, [client, draft, move, published, push]);

    if (original === null || move === null) return original;
    return {
      ...original,
      disabled: isMoving || Boolean(original.disabled),
      label: isMoving ? "Publishing…" : original.label,
      title: `Publishes the page as ${move.to} and redirects ${move.from} to it.`,
      onHandle: () => void onHandle(),
    };
  };
  PublishWithRedirects.action = "publish";
  PublishWithRedirects.displayName = "PublishWithRedirects";
  return PublishWithRedirects;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : "The content lake did not say why. Try again.";
}

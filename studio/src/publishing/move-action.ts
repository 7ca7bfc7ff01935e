import type { DocumentActionDescription } from "sanity";
import type { Redirect } from "../rules/plan-redirects.ts";

/** The publish action of a page that moves. It is disabled while it runs, and whenever `original` is. */
export function moveAction(
  original: DocumentActionDescription,
  { from, to }: Redirect,
  { isMoving, onHandle }: { isMoving: boolean; onHandle: () => void },
): DocumentActionDescription {
  return {
    ...original,
    disabled: isMoving || Boolean(original.disabled),
    label: isMoving ? "Publishing…" : original.label,
    title: `Publishes the page at ${to} and redirects ${from} to it.`,
    onHandle,
  };
}

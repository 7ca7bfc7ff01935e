import { movableTypes } from "../routes/addresses.ts";
import { isSingleton } from "../rules/singleton-ids.ts";

interface Action {
  action?: string;
}

/** Actions on a singleton: it can be neither duplicated nor unpublished nor deleted. */
const singletonActions = new Set<string | undefined>(["publish", "discardChanges", "restore"]);

/** Types of which no two documents may say the same. */
const unlikeAnyOther = new Set(["mailText", "redirect"]);

/** The actions that editors have on a document. `withRedirects` wraps the publish action of a page that can move. */
export function allowedActions<A extends Action>(
  actions: readonly A[],
  schemaType: string,
  withRedirects: (publish: A) => A,
): A[] {
  if (isSingleton(schemaType)) return actions.filter(({ action }) => singletonActions.has(action));
  if (unlikeAnyOther.has(schemaType)) return actions.filter(({ action }) => action !== "duplicate");
  if (!movableTypes.includes(schemaType)) return [...actions];
  return actions.map((action) => (action.action === "publish" ? withRedirects(action) : action));
}

import type { DocumentActionsResolver } from "sanity";
import { movableTypes } from "../routes/addresses.ts";
import { isSingleton } from "../rules/singleton-ids.ts";
import { withRedirects } from "./with-redirects.ts";

/** Actions on a singleton: it can be neither duplicated nor unpublished nor deleted. */
const singletonActions = new Set<string | undefined>(["publish", "discardChanges", "restore"]);

export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (isSingleton(schemaType)) return actions.filter(({ action }) => singletonActions.has(action));
  if (schemaType === "redirect") return actions.filter(({ action }) => action !== "duplicate");
  if (!movableTypes.includes(schemaType)) return actions;
  return actions.map((action) => (action.action === "publish" ? withRedirects(action) : action));
};

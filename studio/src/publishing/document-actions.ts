import type { DocumentActionsResolver, NewDocumentOptionsResolver } from "sanity";
import { movableTypes } from "../routes/addresses.ts";
import { isSingleton } from "../schema/singletons/singleton-ids.ts";
import { withRedirects } from "./with-redirects.ts";

/** What can be done with a document that there is one of. */
const singletonActions = new Set<string | undefined>(["publish", "discardChanges", "restore"]);

export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (isSingleton(schemaType)) return actions.filter(({ action }) => singletonActions.has(action));
  if (schemaType === "redirect") return actions.filter(({ action }) => action !== "duplicate");
  if (!movableTypes.includes(schemaType)) return actions;
  return actions.map((action) => (action.action === "publish" ? withRedirects(action) : action));
};

/** Nobody can make a second one of what there is one of. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !isSingleton(templateId));

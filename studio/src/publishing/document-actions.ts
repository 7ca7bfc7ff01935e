import type { DocumentActionsResolver } from "sanity";
import { allowedActions } from "./allowed-actions.ts";
import { withRedirects } from "./with-redirects.ts";

export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  allowedActions(actions, schemaType, withRedirects);

import * as z from "zod";
import { Fault } from "../lake-error.ts";
import { actionRule } from "./action.ts";
import { content, documentId } from "./fields.ts";

const action = z.object({ publishedId: documentId, attributes: content });

/** Replaces the content of a draft. The draft or the published document must exist. */
export const replaceDraftAction = actionRule(action, ({ publishedId, attributes }, working) => {
  if (working.get(attributes._id) ?? working.get(publishedId)) return [{ createOrReplace: attributes }];
  const description = `Neither ${JSON.stringify(attributes._id)} nor ${JSON.stringify(publishedId)} exists`;
  throw new Fault(404, "documentNotFoundError", description, { id: publishedId });
});

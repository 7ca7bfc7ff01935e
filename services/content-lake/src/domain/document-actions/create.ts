import * as z from "zod";
import { isDraftId } from "../document-id.ts";
import { Fault } from "../lake-error.ts";
import { actionRule } from "./action.ts";
import { content, documentId } from "./fields.ts";

const action = z.object({
  publishedId: documentId.optional(),
  attributes: content,
  ifExists: z.enum(["fail", "ignore"]).default("fail"),
});

/** Creates a draft of a document that isn't published. */
export const createAction = actionRule(action, ({ publishedId, attributes, ifExists }, working) => {
  if (working.get(attributes._id) && ifExists === "ignore") return [];
  if (publishedId !== undefined && isDraftId(attributes._id) && working.get(publishedId)) {
    const description = `Document ${JSON.stringify(publishedId)} is published already`;
    throw new Fault(409, "documentAlreadyExistsError", description, { id: publishedId });
  }
  return [{ create: attributes }];
});

import * as z from "zod";
import { actionRule } from "./action.ts";
import { content } from "./fields.ts";

/** Puts another content in the place of a version. */
export const replaceVersionAction = actionRule(z.object({ document: content }), ({ document }) => [
  { createOrReplace: document },
]);

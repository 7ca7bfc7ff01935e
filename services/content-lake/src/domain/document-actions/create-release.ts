import * as z from "zod";
import { releaseDocumentId } from "../document-id.ts";
import { actionRule } from "./action.ts";
import { releaseId } from "./release.ts";

const action = z.object({ releaseId, metadata: z.record(z.string(), z.unknown()).default({}) });

export const createReleaseAction = actionRule(action, ({ releaseId: name, metadata }) => [
  { create: { _id: releaseDocumentId(name), _type: "system.release", name, state: "active", metadata } },
]);

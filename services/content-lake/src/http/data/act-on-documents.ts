import type { RequestHandler } from "express";
import * as z from "zod";
import { runActions } from "../../actions/run-actions.ts";
import type { Context } from "../../context.ts";
import type { EnterDataset } from "./enter-dataset.ts";
import { requireWriteAccess } from "./require-write-access.ts";
import { readBody } from "./request-options.ts";

const action = z.looseObject({ actionType: z.string() });
const body = z.object({
  actions: z.union([action, z.array(action)]),
  transactionId: z.string().nullish(),
  dryRun: z.boolean().nullish(),
});

/** `POST /data/actions/:dataset` with `{actions, transactionId?, dryRun?}`. */
export function actOnDocuments(context: Context, enter: EnterDataset): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    // First, because reading a large body takes time.
    requireWriteAccess(visit, "action", "update");
    const { actions, transactionId, dryRun } = readBody(req.body, body);
    const committed = await runActions(context, visit.dataset, {
      actions,
      author: visit.identity,
      transactionId: transactionId ?? undefined,
      dryRun: dryRun ?? false,
    });
    res.json(committed);
  };
}

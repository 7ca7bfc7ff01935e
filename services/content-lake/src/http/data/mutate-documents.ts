import type { RequestHandler } from "express";
import * as z from "zod";
import { commitMutations, type Committed } from "../../actions/commit-transaction.ts";
import type { Context } from "../../context.ts";
import { isRecord } from "../../domain/document.ts";
import type { EnterDataset } from "./enter-dataset.ts";
import { requireWriteAccess } from "./require-write-access.ts";
import { flag, readBody, readOptions } from "./request-options.ts";

const options = z.object({
  returnIds: flag,
  returnDocuments: flag,
  dryRun: flag,
  autoGenerateArrayKeys: flag,
  transactionId: z.string().optional(),
  /** Accepted; the response is never sent before queries show the change. */
  visibility: z.enum(["sync", "async", "deferred"]).optional(),
});
const body = z.object({ mutations: z.array(z.unknown()), transactionId: z.string().nullish() });

/** `POST /data/mutate/:dataset` with `{mutations, transactionId?}`. */
export function mutateDocuments(context: Context, enter: EnterDataset): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    // First, because reading a large body takes time.
    requireWriteAccess(visit, "mutation", permissionFor(req.body));
    const { mutations, transactionId } = readBody(req.body, body);
    const { returnIds, returnDocuments, dryRun, autoGenerateArrayKeys, ...more } = readOptions(req, options);
    const committed = await commitMutations(context, visit.dataset, {
      mutations,
      author: visit.identity,
      transactionId: transactionId ?? more.transactionId,
      autoGenerateArrayKeys,
      dryRun,
    });
    const hasResults = returnIds || returnDocuments;
    const results = hasResults && { results: resultsOf(committed, returnDocuments) };
    res.json({ transactionId: committed.transactionId, ...results });
  };
}

function permissionFor(requested: unknown): "create" | "update" {
  const mutations = isRecord(requested) ? requested.mutations : undefined;
  const first: unknown = Array.isArray(mutations) ? mutations[0] : undefined;
  const creates = isRecord(first) && Object.keys(first).some((name) => name.startsWith("create"));
  return creates ? "create" : "update";
}

function resultsOf({ results }: Committed, withDocuments: boolean): object[] {
  return results.map(({ document, ...result }) => (withDocuments ? { ...result, document } : result));
}

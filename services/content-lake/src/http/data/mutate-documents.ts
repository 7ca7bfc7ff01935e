import type { RequestHandler } from "express";
import * as z from "zod";
import { commitMutations, type Committed } from "../../actions/commit-transaction.ts";
import type { Context } from "../../context.ts";
import { isRecord } from "../../domain/document.ts";
import type { Enter } from "./entrance.ts";
import { expectWriter } from "./expect-writer.ts";
import { flag, readBody, readOptions } from "./request-options.ts";

const options = z.object({
  returnIds: flag,
  returnDocuments: flag,
  dryRun: flag,
  autoGenerateArrayKeys: flag,
  transactionId: z.string().optional(),
  /** The answer never comes before queries show the change, whichever of these is asked for. */
  visibility: z.enum(["sync", "async", "deferred"]).optional(),
});
const body = z.object({ mutations: z.array(z.unknown()), transactionId: z.string().nullish() });

/** `POST /data/mutate/:dataset` with `{mutations, transactionId?}`. */
export function mutateDocuments(context: Context, enter: Enter): RequestHandler<{ dataset: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    const { mutations, transactionId } = readBody(req.body, body);
    expectWriter(visit, "mutation", permissionFor(mutations));
    const { returnIds, returnDocuments, dryRun, autoGenerateArrayKeys, ...asked } = readOptions(req, options);
    const committed = await commitMutations(context, visit.dataset, {
      mutations,
      author: visit.identity,
      transactionId: transactionId ?? asked.transactionId,
      autoGenerateArrayKeys,
      dryRun,
    });
    const isToldOf = returnIds || returnDocuments;
    const results = isToldOf && { results: resultsOf(committed, returnDocuments) };
    res.json({ transactionId: committed.transactionId, ...results });
  };
}

function permissionFor([first]: readonly unknown[]): "create" | "update" {
  const creates = isRecord(first) && Object.keys(first).some((name) => name.startsWith("create"));
  return creates ? "create" : "update";
}

function resultsOf({ results }: Committed, withDocuments: boolean): object[] {
  return results.map(({ document, ...result }) => (withDocuments ? { ...result, document } : result));
}

import type { RequestHandler } from "express";
import * as z from "zod";
import { commitMutations, type Committed } from "../../actions/commit-transaction.ts";
import type { Context } from "../../context.ts";
import { isRecord, type LakeDocument } from "../../domain/document.ts";
import type { EnterDataset } from "./enter-dataset.ts";
import { requireWriteAccess } from "./require-write-access.ts";
import { flag, readBody, readOptions } from "./request-options.ts";
import { arrayPieces, sendInPieces, type Piece } from "./send-in-pieces.ts";

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
    res.type("json");
    await sendInPieces(
      res,
      bodyOf(committed, { withResults: returnIds || returnDocuments, returnDocuments }),
    );
  };
}

async function* bodyOf(
  { transactionId, results }: Committed,
  { withResults, returnDocuments }: { withResults: boolean; returnDocuments: boolean },
): AsyncGenerator<Piece> {
  yield `{"transactionId":${JSON.stringify(transactionId)}`;
  if (withResults) {
    yield ',"results":';
    yield* arrayPieces(resultPieces(results, returnDocuments));
  }
  yield "}";
}

function permissionFor(requested: unknown): "create" | "update" {
  const mutations = isRecord(requested) ? requested.mutations : undefined;
  const first: unknown = Array.isArray(mutations) ? mutations[0] : undefined;
  const creates = isRecord(first) && Object.keys(first).some((name) => name.startsWith("create"));
  return creates ? "create" : "update";
}

/** A document that several mutations have changed is serialized once. */
function* resultPieces(results: Committed["results"], withDocuments: boolean): Iterable<Buffer> {
  const serialized = new Map<LakeDocument, string>();
  for (const { document, ...result } of results) {
    const head = JSON.stringify(result);
    if (!withDocuments || !document) {
      yield Buffer.from(head);
      continue;
    }
    const json = serialized.get(document) ?? JSON.stringify(document);
    serialized.set(document, json);
    yield Buffer.from(`${head.slice(0, -1)},"document":${json}}`);
  }
}

import type { RequestHandler } from "express";
import * as z from "zod";
import { readTransactions, type HistoryEntry } from "../../actions/read-history.ts";
import { requireDraftAccess, type EnterDataset } from "./enter-dataset.ts";
import { idsIn } from "./ids-in.ts";
import { flag, instant, readOptions } from "./request-options.ts";
import { sendInPieces, type Piece } from "./send-in-pieces.ts";

const options = z.object({
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  fromTime: instant,
  toTime: instant,
  authors: z.string().optional(),
  reverse: flag,
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  excludeContent: flag,
  excludeMutations: flag,
  effectFormat: z.literal("mendoza").optional(),
  includeIdentifiedDocumentsOnly: flag,
});

/** `GET /data/history/:dataset/transactions/:ids`: the transactions that changed these documents, one per line. */
export function getTransactions(enter: EnterDataset): RequestHandler<{ dataset: string; ids: string }> {
  return async (req, res) => {
    const visit = await enter(req);
    requireDraftAccess(visit, "history");
    const { authors, reverse, excludeContent, excludeMutations, effectFormat, ...range } = readOptions(
      req,
      options,
    );
    const entries = readTransactions(visit.dataset, {
      ...range,
      documentIds: idsIn(req.params.ids),
      authors: authors?.split(","),
      isReversed: reverse,
      withMutations: !excludeMutations,
      withEffects: effectFormat !== undefined,
      onlyThese: range.includeIdentifiedDocumentsOnly,
      mayReadChange: visit.mayReadChange,
    });
    res.type("application/x-ndjson");
    await sendInPieces(res, lines(entries, excludeContent));
  };
}

async function* lines(entries: AsyncIterable<HistoryEntry>, excludeContent: boolean): AsyncGenerator<Piece> {
  for await (const entry of entries)
    yield `${JSON.stringify(excludeContent ? withoutContent(entry) : entry)}\n`;
}

/** Leaves only the kind and the document id of each mutation. */
function withoutContent({ mutations, ...entry }: HistoryEntry): object {
  if (!mutations) return entry;
  const kinds = mutations.map((mutation) => {
    const [[kind, { _id, _type, id }] = ["", {}]] = Object.entries<Record<string, unknown>>(mutation);
    return { [kind]: { _id, _type, id } };
  });
  return { ...entry, mutations: kinds };
}

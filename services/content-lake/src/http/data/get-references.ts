import type { RequestHandler } from "express";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { EnterDataset } from "./enter-dataset.ts";
import { flag, readOptions } from "./request-options.ts";

const options = z.object({ excludeInternalReferences: flag });
const maxListed = 100;

/**
 * `GET /data/references/:dataset/documents/:id/to`: the references that keep a document from being deleted.
 * References from other datasets don't, so none are listed.
 */
export function getReferences(
  { config }: Pick<Context, "config">,
  enter: EnterDataset,
): RequestHandler<{ dataset: string; id: string }> {
  return async (req, res) => {
    const { state } = await enter(req);
    const { excludeInternalReferences } = readOptions(req, options);
    const { id, dataset: datasetName } = req.params;
    const referrers = excludeInternalReferences ? [] : state.referrersOf(id);
    const references = referrers
      .slice(0, maxListed)
      .map((documentId) => ({ documentId, datasetName, projectId: config.PROJECT_ID }));
    res.json({ totalCount: referrers.length, references });
  };
}

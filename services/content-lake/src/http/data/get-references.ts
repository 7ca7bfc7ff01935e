import type { RequestHandler } from "express";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Enter } from "./entrance.ts";
import { flag, readOptions } from "./request-options.ts";

const options = z.object({ excludeInternalReferences: flag });
const mostListed = 100;

/**
 * `GET /data/references/:dataset/documents/:id/to`: what keeps a document from being deleted. References from
 * other datasets don't, so that there are none of them.
 */
export function getReferences(
  { config }: Pick<Context, "config">,
  enter: Enter,
): RequestHandler<{ dataset: string; id: string }> {
  return async (req, res) => {
    const { state } = await enter(req);
    const { excludeInternalReferences } = readOptions(req, options);
    const { id, dataset: datasetName } = req.params;
    const referrers = excludeInternalReferences ? [] : state.referrersOf(id);
    const references = referrers
      .slice(0, mostListed)
      .map((documentId) => ({ documentId, datasetName, projectId: config.PROJECT_ID }));
    res.json({ totalCount: referrers.length, references });
  };
}

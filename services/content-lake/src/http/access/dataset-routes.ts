import { json, Router, type Request } from "express";
import * as z from "zod";
import { removeDataset } from "../../actions/access/remove-dataset.ts";
import { createDataset } from "../../actions/create-dataset.ts";
import { datasetNotFound } from "../../actions/open-dataset.ts";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { DatasetInfo } from "../../store/dataset-store.ts";
import { administrator, signedIn } from "./signed-in.ts";

type Params = { dataset: string };

const bodySchema = z.object({ aclMode: z.enum(["public", "private"]).optional() });
const one = ["/datasets/:dataset", "/projects/:projectId/datasets/:dataset"];
const all = ["/datasets", "/projects/:projectId/datasets"];

/** The list of datasets, for everybody who is signed in, and its changes, for administrators. */
export function datasetRoutes(context: Context): Router {
  const { datasets } = context;
  const router = Router();

  router.get(all, async (req, res) => {
    signedIn(req);
    // Asks for the dataset in which hosted Sanity keeps comments.
    const isForAddon = req.query.datasetProfile !== undefined;
    res.json(isForAddon ? [] : (await datasets.list()).map(shown));
  });

  router.get(one, async (req: Request<Params>, res) => {
    signedIn(req);
    const dataset = await datasets.find(req.params.dataset);
    if (!dataset) throw datasetNotFound(req.params.dataset);
    res.json(shown(dataset));
  });

  router.put(one, json(), async (req: Request<Params>, res) => {
    const { id: createdBy } = administrator(req);
    const { aclMode = "public" } = readBody(req.body);
    const { name } = await createDataset(context, { name: req.params.dataset, aclMode, createdBy });
    res.json({ datasetName: name, aclMode });
  });

  router.patch(one, json(), async (req: Request<Params>, res) => {
    administrator(req);
    const { dataset } = req.params;
    const { aclMode } = readBody(req.body);
    if (aclMode && !(await datasets.setAclMode(dataset, aclMode))) throw datasetNotFound(req.params.dataset);
    const changed = await datasets.find(dataset);
    if (!changed) throw datasetNotFound(req.params.dataset);
    res.json({ datasetName: dataset, aclMode: changed.aclMode });
  });

  router.delete(one, async (req: Request<Params>, res) => {
    administrator(req);
    await removeDataset(context, req.params.dataset);
    res.json({ deleted: true });
  });
  return router;
}

const shown = ({ name, aclMode, createdAt, createdBy }: DatasetInfo) => ({
  name,
  aclMode,
  createdAt: createdAt.toISOString(),
  createdByUserId: createdBy,
  tags: [],
});

function readBody(body: unknown): z.infer<typeof bodySchema> {
  const parsed = bodySchema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw plainRefusal(400, "validationError", "aclMode must be public or private");
}

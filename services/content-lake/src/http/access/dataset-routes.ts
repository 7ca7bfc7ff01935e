import { json, Router, type Request } from "express";
import * as z from "zod";
import { removeDataset } from "../../actions/datasets/remove-dataset.ts";
import { createDataset } from "../../actions/datasets/create-dataset.ts";
import { datasetNotFound } from "../../actions/datasets/open-dataset.ts";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { DatasetInfo } from "../../store/dataset-store.ts";
import { requireAdministrator, requireSignedIn } from "./require-role.ts";

type Params = { dataset: string };

const bodySchema = z.object({ aclMode: z.enum(["public", "private"]).optional() });
const one = ["/datasets/:dataset", "/projects/:projectId/datasets/:dataset"];
const all = ["/datasets", "/projects/:projectId/datasets"];

/** Lists datasets for everyone who is signed in, and lets administrators create, change and delete them. */
export function datasetRoutes(context: Context): Router {
  const { datasets } = context;
  const router = Router();

  router.get(all, async (req, res) => {
    requireSignedIn(req);
    // The studio looks for the dataset in which hosted Sanity keeps comments.
    const isForAddon = req.query.datasetProfile !== undefined;
    res.json(isForAddon ? [] : (await datasets.list()).map(toResponse));
  });

  router.get(one, async (req: Request<Params>, res) => {
    requireSignedIn(req);
    const dataset = await datasets.find(req.params.dataset);
    if (!dataset) throw datasetNotFound(req.params.dataset);
    res.json(toResponse(dataset));
  });

  router.put(one, json(), async (req: Request<Params>, res) => {
    const { id: createdBy } = requireAdministrator(req);
    const { aclMode = "public" } = readBody(req.body);
    const { name } = await createDataset(context, { name: req.params.dataset, aclMode, createdBy });
    res.json({ datasetName: name, aclMode });
  });

  router.patch(one, json(), async (req: Request<Params>, res) => {
    requireAdministrator(req);
    const { dataset } = req.params;
    const { aclMode } = readBody(req.body);
    if (aclMode && !(await datasets.setAclMode(dataset, aclMode))) throw datasetNotFound(req.params.dataset);
    const changed = await datasets.find(dataset);
    if (!changed) throw datasetNotFound(req.params.dataset);
    res.json({ datasetName: dataset, aclMode: changed.aclMode });
  });

  router.delete(one, async (req: Request<Params>, res) => {
    requireAdministrator(req);
    await removeDataset(context, req.params.dataset);
    res.json({ deleted: true });
  });
  return router;
}

const toResponse = ({ name, aclMode, createdAt, createdBy }: DatasetInfo) => ({
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

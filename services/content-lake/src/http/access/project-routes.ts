import { Router, type Request } from "express";
import { datasetNotFound } from "../../actions/datasets/open-dataset.ts";
import type { Context } from "../../context.ts";
import { grantsOf } from "../../domain/access/grants.ts";
import { accessTo } from "../../domain/access/requester.ts";
import { describedRole } from "../../domain/access/roles.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import { requesterOf } from "./requester-of.ts";
import { requireSignedIn } from "./require-role.ts";

/** The one project of a lake, its members, and the requester's permissions. */
export function projectRoutes(context: Context): Router {
  const { config, datasets, editors } = context;
  const router = Router();

  router.param("projectId", (_req, _res, next, id: string) => {
    if (id !== config.PROJECT_ID) throw plainRefusal(404, "projectNotFoundError", "Project not found");
    next();
  });

  const members = async (req: Request) => {
    const me = requesterOf(req)?.id;
    return (await editors.list()).map(({ id, role }) => ({
      id,
      role,
      roles: describedRole(role),
      isRobot: false,
      isCurrentUser: id === me,
    }));
  };
  const project = {
    id: config.PROJECT_ID,
    displayName: "WordleHint",
    studioHost: null,
    externalStudioHost: config.PUBLIC_URL,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    metadata: {},
    features: [],
  };

  router.get("/projects", async (req, res) => {
    requireSignedIn(req);
    res.json([{ ...project, members: await members(req) }]);
  });
  router.get("/projects/:projectId", async (req, res) => {
    requireSignedIn(req);
    const withMembers = req.query.includeMembers !== "false";
    res.json({ ...project, ...(withMembers && { members: await members(req) }) });
  });
  router.get("/projects/:projectId/members", async (req, res) => {
    requireSignedIn(req);
    res.json(await members(req));
  });
  router.get("/projects/:projectId/grants", (req, res) => {
    const { manages } = accessTo(requireSignedIn(req), "private");
    const names = manages ? ["read", "update"] : ["read"];
    res.json({ "sanity.project": [{ grants: names.map((name) => ({ name, params: {} })) }] });
  });
  router.get("/projects/:projectId/datasets/:dataset/acl", async (req, res) => {
    const dataset = await datasets.find(req.params.dataset);
    if (!dataset) throw datasetNotFound(req.params.dataset);
    res.json(grantsOf(accessTo(requesterOf(req), dataset.aclMode)));
  });
  router.get("/projects/:projectId/datasets/:dataset/settings/indexing", (req, res) => {
    requireSignedIn(req);
    res.json({});
  });
  for (const emptyList of ["tags", "user-applications"]) {
    router.get(`/projects/:projectId/${emptyList}`, (req, res) => {
      requireSignedIn(req);
      res.json([]);
    });
  }
  return router;
}

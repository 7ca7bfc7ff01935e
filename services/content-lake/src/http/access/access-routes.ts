import { Router } from "express";
import type { Context } from "../../context.ts";
import { authRoutes } from "./auth-routes.ts";
import { datasetRoutes } from "./dataset-routes.ts";
import { hostedOnlyRoutes } from "./hosted-only-routes.ts";
import { projectRoutes } from "./project-routes.ts";
import { userRoutes } from "./user-routes.ts";

/** What Sanity's clients ask besides content: who one is, what one may do, and what there is. */
export function accessRoutes(context: Context): Router {
  return Router().use(
    authRoutes(context),
    projectRoutes(context),
    userRoutes(context),
    datasetRoutes(context),
    hostedOnlyRoutes(),
  );
}

import { Router } from "express";
import type { Context } from "../../context.ts";
import { authRoutes } from "./auth-routes.ts";
import { datasetRoutes } from "./dataset-routes.ts";
import { hostedOnlyRoutes } from "./hosted-only-routes.ts";
import { projectRoutes } from "./project-routes.ts";
import { userRoutes } from "./user-routes.ts";

/** The routes that Sanity's clients request besides content: users, permissions, projects and datasets. */
export function accessRoutes(context: Context): Router {
  return Router().use(
    authRoutes(context),
    projectRoutes(context),
    userRoutes(context),
    datasetRoutes(context),
    hostedOnlyRoutes(),
  );
}

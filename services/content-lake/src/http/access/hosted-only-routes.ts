import { Router } from "express";

/**
 * What the studio asks of hosted Sanity whether or not it is wanted. The answers are true: there is no
 * announcement, no trial, no plan with paid features, and nobody who collects telemetry.
 */
export function hostedOnlyRoutes(): Router {
  const router = Router();
  const answers: Record<string, unknown> = {
    "/features": [],
    "/help": [],
    "/ping": {},
    "/access/requests/me": [],
    "/check/cors": { result: { allowed: true, withCredentials: true } },
    "/intake/telemetry-status": { status: "denied" },
    "/journey/announcements": [],
    "/journey/:topic": {},
    "/schedules/:projectId/:dataset": { schedules: [] },
  };
  for (const [path, answer] of Object.entries(answers))
    router.get(path, (_req, res) => void res.json(answer));
  router.post("/intake/batch", (req, res) => {
    req.resume();
    res.json({});
  });
  return router;
}

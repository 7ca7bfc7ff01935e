import { Router } from "express";

/**
 * What the studio requests of hosted Sanity whether or not it is needed. The responses are true: there are no
 * announcements, no trial, no paid features, and no telemetry.
 */
export function hostedOnlyRoutes(): Router {
  const router = Router();
  const responses: Record<string, unknown> = {
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
  for (const [path, body] of Object.entries(responses)) router.get(path, (_req, res) => void res.json(body));
  router.post("/intake/batch", (req, res) => {
    req.resume();
    res.json({});
  });
  return router;
}

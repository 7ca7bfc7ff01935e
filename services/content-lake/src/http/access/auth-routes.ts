import { hashSecret } from "@wordlehint/runtime";
import { Router } from "express";
import type { Context } from "../../context.ts";
import { credentialIn } from "./identify-requester.ts";
import { sessionCookie } from "./cookies.ts";
import { requireSignedIn } from "./require-role.ts";

/** Tells who is signed in and how to sign in, and signs out. */
export function authRoutes({ config, sessions, accessWatch }: Context): Router {
  const router = Router();

  router.get("/auth/id", (req, res) => {
    res.json({ id: requireSignedIn(req).id });
  });

  router.get("/auth/providers", (_req, res) => {
    const provider = { name: "wordlehint", title: "Email and password", url: `${config.PUBLIC_URL}/login` };
    res.json({ thirdPartyLogin: false, sso: {}, providers: [provider] });
  });

  router.post("/auth/logout", async (req, res) => {
    const presented = credentialIn(req, config.PUBLIC_URL);
    if (presented.via === "cookie") {
      await sessions.remove(hashSecret(presented.secret));
      res.append("Set-Cookie", sessionCookie(config.PUBLIC_URL).remove());
    }
    res.json({ ok: true });
    accessWatch.accessChanged();
  });
  return router;
}

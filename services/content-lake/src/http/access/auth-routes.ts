import { hashSecret } from "@wordlehint/runtime";
import { Router } from "express";
import type { Context } from "../../context.ts";
import { shownBy } from "./identify.ts";
import { noSessionCookie } from "./session-cookie.ts";
import { signedIn } from "./signed-in.ts";

/** Whether one is signed in, how to sign in, and signing out. */
export function authRoutes({ config, sessions, accessWatch }: Context): Router {
  const router = Router();

  router.get("/auth/id", (req, res) => {
    res.json({ id: signedIn(req).id });
  });

  router.get("/auth/providers", (_req, res) => {
    const provider = { name: "wordlehint", title: "E-mail and password", url: `${config.PUBLIC_URL}/login` };
    res.json({ thirdPartyLogin: false, sso: {}, providers: [provider] });
  });

  router.post("/auth/logout", async (req, res) => {
    const shown = shownBy(req);
    if (shown.via === "cookie") {
      await sessions.remove(hashSecret(shown.secret));
      res.append("Set-Cookie", noSessionCookie(config.PUBLIC_URL));
    }
    res.json({ ok: true });
    await accessWatch.changed();
  });
  return router;
}

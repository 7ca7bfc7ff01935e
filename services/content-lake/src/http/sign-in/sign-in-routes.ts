import { audit, deviceMaxAgeSeconds, DomainError, isDatabaseGone, waitInWords } from "@wordlehint/runtime";
import { Router, urlencoded, type Request } from "express";
import * as z from "zod";
import { signIn, type SignIn } from "../../actions/access/sign-in.ts";
import type { Context } from "../../context.ts";
import { isFromOwnPage } from "../../domain/access/request-origin.ts";
import { credentialIn, identityOf } from "../access/identify-requester.ts";
import { sessionMs } from "../../domain/access/session.ts";
import { deviceCookie, sessionCookie } from "../access/cookies.ts";
import { originOf } from "./origin-of.ts";
import { pathAfterSignIn } from "./return-path.ts";
import { sendSignInPage, type SignInPage } from "./sign-in-page.ts";

const formSchema = z.object({
  email: z.string().max(254).default(""),
  password: z.string().max(128).default(""),
  origin: z.string().max(4000).default(""),
});

/** The page where editors sign in. */
export function signInRoutes(context: Context): Router {
  const { config, log } = context;
  const router = Router();

  router.get("/login", async (req, res) => {
    const origin = typeof req.query.origin === "string" ? req.query.origin : "";
    const presented = credentialIn(req, config.PUBLIC_URL);
    const identity = await identityOf(context, presented).catch(() => undefined);
    if (identity)
      res
        .set("Cache-Control", "no-store")
        .redirect(303, pathAfterSignIn(identity.requester, origin, config.PUBLIC_URL));
    else sendSignInPage(res, { origin });
  });

  router.post("/login", urlencoded({ extended: false, limit: "10kb" }), async (req, res) => {
    const form = formSchema.safeParse(req.body ?? {});
    const { email, password, origin } = form.success ? form.data : { email: "", password: "", origin: "" };
    const refuse = (page: SignInPage) => sendSignInPage(res, { email, origin, ...page });
    if (!isFromOwnPage(req.headers, config.PUBLIC_URL)) {
      refuse(foreignPage(config.PUBLIC_URL));
      return;
    }
    if (email === "" || password === "") {
      refuse(fault(400, "Enter your email address and your password."));
      return;
    }
    const outcome = await attempt(context, req, { email, password });
    if (outcome.outcome === "unavailable") res.set("Retry-After", "5");
    if (outcome.outcome === "too-many") res.set("Retry-After", String(outcome.retryAfterSeconds));
    const { network: from } = originOf(req, config);
    if (outcome.outcome !== "signed-in") {
      if (outcome.outcome !== "unavailable") audit(log, auditedAs[outcome.outcome], { who: "unknown", from });
      refuse(refusalOf(outcome));
      return;
    }
    audit(log, "sign-in", { who: outcome.editorId, from });
    res.append("Set-Cookie", sessionCookie(config.PUBLIC_URL).store(outcome.session, sessionMs / 1000));
    res.append("Set-Cookie", deviceCookie(config.PUBLIC_URL).store(outcome.device, deviceMaxAgeSeconds));
    res.set("Cache-Control", "no-store").redirect(303, pathAfterSignIn(outcome, origin, config.PUBLIC_URL));
  });
  return router;
}

async function attempt(
  context: Context,
  req: Request,
  given: { email: string; password: string },
): Promise<SignIn | { outcome: "unavailable" }> {
  try {
    return await signIn(context, { ...given, origin: originOf(req, context.config) });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error({ err: error }, "sign-in failed");
    return { outcome: "unavailable" };
  }
}

/** The database is away, or more passwords are to be checked than this machine can manage. */
const isUnavailable = (error: unknown): boolean =>
  isDatabaseGone(error) || (error instanceof DomainError && error.code === "unavailable");

const auditedAs = { wrong: "sign-in refused", "too-many": "sign-in slowed down" } as const;

function refusalOf(
  outcome: Exclude<Awaited<ReturnType<typeof attempt>>, { outcome: "signed-in" }>,
): SignInPage {
  switch (outcome.outcome) {
    case "wrong":
      return fault(401, "Wrong email address or password.");
    case "too-many":
      return fault(429, `Too many attempts. Please try again in ${waitInWords(outcome.retryAfterSeconds)}.`);
    case "unavailable":
      return fault(503, "Signing in doesn't work right now. Please try again in a moment.");
  }
}

const fault = (status: number, text: string): SignInPage => ({ status, notice: { kind: "fault", text } });

const foreignPage = (publicUrl: string): SignInPage => ({
  status: 403,
  notice: {
    kind: "fault",
    text: "This form was sent from another address than the studio's. Please sign in at",
    link: `${publicUrl}/login`,
  },
});

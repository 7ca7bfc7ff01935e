import { clientAddress, hashSecret } from "@wordlehint/runtime";
import { Router, urlencoded, type Request, type Response } from "express";
import * as z from "zod";
import { changePassword } from "../../actions/access/change-password.ts";
import type { Context } from "../../context.ts";
import { isFromOwnPage } from "../../domain/access/request-origin.ts";
import { roles } from "../../domain/access/roles.ts";
import type { Editor } from "../../store/editor-store.ts";
import { credentialIn, identityOf } from "../access/identify-requester.ts";
import { noSessionCookie, sessionCookie } from "../access/session-cookie.ts";
import { html } from "./html.ts";
import { noticeHtml, sendPage, type Notice } from "./page.ts";

const field = z.string().max(200).default("");
const formSchema = z.object({ current: field, next: field });

/** The page where editors change their password and sign out. */
export function accountRoutes(context: Context): Router {
  const { config, editors, sessions, accessWatch } = context;
  const router = Router();

  /** The signed-in editor. Otherwise responds: with a redirect to the sign-in page, or 403 to a foreign page. */
  const editorOf = async (req: Request, res: Response): Promise<Editor | undefined> => {
    const presented = credentialIn(req);
    const identity = presented.via === "cookie" ? await identityOf(context, presented) : undefined;
    const editor = identity && (await editors.find(identity.requester.id));
    if (req.method === "POST" && !isFromOwnPage(req.headers, config.PUBLIC_URL)) res.status(403).end();
    else if (editor) return editor;
    else res.redirect(303, `/login?origin=${encodeURIComponent("/account")}`);
    return undefined;
  };

  router.get("/account", async (req, res) => {
    const editor = await editorOf(req, res);
    if (editor) sendAccountPage(res, editor);
  });

  router.post("/account", urlencoded({ extended: false, limit: "10kb" }), async (req, res) => {
    const editor = await editorOf(req, res);
    if (!editor) return;
    const form = formSchema.safeParse(req.body ?? {});
    const { current, next } = form.success ? form.data : { current: "", next: "" };
    const address = clientAddress(req, config.TRUSTED_PROXY_HOPS);
    const changed = await changePassword(context, { editor, current, next, address });
    if ("fault" in changed) {
      sendAccountPage(res, editor, { kind: "fault", text: changed.fault });
      return;
    }
    res.append("Set-Cookie", sessionCookie(config.PUBLIC_URL, changed.secret, changed.expiresAt));
    const text = "Your password is changed. Everywhere else you are signed out.";
    sendAccountPage(res, editor, { kind: "good", text });
  });

  router.post("/account/sign-out", async (req, res) => {
    const editor = await editorOf(req, res);
    const presented = credentialIn(req);
    if (!editor || presented.via !== "cookie") return;
    await sessions.remove(hashSecret(presented.secret));
    res.append("Set-Cookie", noSessionCookie(config.PUBLIC_URL)).redirect(303, "/login");
    accessWatch.accessChanged();
  });
  return router;
}

function sendAccountPage(res: Response, { name, email, role }: Editor, notice?: Notice): void {
  const title = roles.find((known) => known.name === role)?.title ?? role;
  const invalid = notice?.kind === "fault" ? html` aria-describedby="notice"` : undefined;
  const content = html`<p class="lead">${name} · ${email}<br />${title}</p>
    <p class="hint"><a href="/">Back to the studio</a></p>
    ${noticeHtml(notice)}
    <h2>Change your password</h2>
    <form method="post" action="/account">
      <input type="hidden" name="email" autocomplete="username" value="${email}" />
      <label for="current">Password until now</label>
      <input
        id="current"
        name="current"
        type="password"
        autocomplete="current-password"
        required
        maxlength="128"
        ${invalid}
      />
      <label for="next">New password</label>
      <input
        id="next"
        name="next"
        type="password"
        autocomplete="new-password"
        required
        minlength="12"
        maxlength="128"
        aria-describedby="rule"
      />
      <p class="hint" id="rule">12 to 128 characters.</p>
      <button>Change password</button>
    </form>
    <form method="post" action="/account/sign-out"><button class="quiet">Sign out</button></form>`;
  sendPage(res, { status: notice?.kind === "fault" ? 400 : 200, title: "Your account", notice, content });
}

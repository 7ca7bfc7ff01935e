import { audit, browserName, hashSecret } from "@wordlehint/runtime";
import { Router, urlencoded, type Request, type Response } from "express";
import * as z from "zod";
import { changePassword } from "../../actions/access/change-password.ts";
import type { Context } from "../../context.ts";
import { isFromOwnPage } from "../../domain/access/request-origin.ts";
import { sessionMs } from "../../domain/access/session.ts";
import { roles } from "../../domain/access/roles.ts";
import type { Editor } from "../../store/editor-store.ts";
import type { Session } from "../../store/session-store.ts";
import { credentialIn, identityOf } from "../access/identify-requester.ts";
import { sessionCookie } from "../access/cookies.ts";
import { html, joined, type Html } from "./html.ts";
import { originOf } from "./origin-of.ts";
import { sendFirstPasswordPage } from "./first-password-page.ts";
import { noticeHtml, sendPage, type Notice } from "./page.ts";
import { passwordForm } from "./password-form.ts";
import { pathAfterChange } from "./return-path.ts";

const field = z.string().max(200).default("");
const formSchema = z.object({ current: field, next: field, origin: z.string().max(4000).default("") });
const sessionSchema = z.object({ session: field });
const formBody = urlencoded({ extended: false, limit: "10kb" });

/** The page where editors change their password, see where they are signed in, and sign out. */
export function accountRoutes(context: Context): Router {
  const { config, editors, sessions, accessWatch, now, log } = context;
  const router = Router();

  const ownSession = (req: Request): string => {
    const presented = credentialIn(req, config.PUBLIC_URL);
    return presented.via === "cookie" ? hashSecret(presented.secret) : "";
  };

  const record = (req: Request, event: string, { id: who }: Editor): void =>
    audit(log, event, { who, from: originOf(req, config).network });

  const sendAccount = async (
    req: Request,
    res: Response,
    editor: Editor,
    { notice, own = ownSession(req) }: { notice?: Notice; own?: string } = {},
  ): Promise<void> => {
    const open = await sessions.listOf(editor.id, now());
    sendAccountPage(res, { editor, notice, sessions: open, own });
  };

  /** The signed-in editor. Otherwise responds: with a redirect to the sign-in page, or 403 to a foreign page. */
  const editorOf = async (req: Request, res: Response): Promise<Editor | undefined> => {
    const presented = credentialIn(req, config.PUBLIC_URL);
    const identity = presented.via === "cookie" ? await identityOf(context, presented) : undefined;
    const editor = identity && (await editors.find(identity.requester.id));
    if (req.method === "POST" && !isFromOwnPage(req.headers, config.PUBLIC_URL)) res.status(403).end();
    else if (editor) return editor;
    else res.redirect(303, `/login?origin=${encodeURIComponent("/account")}`);
    return undefined;
  };

  router.get("/account", async (req, res) => {
    const editor = await editorOf(req, res);
    const origin = typeof req.query.origin === "string" ? req.query.origin : "";
    if (editor?.mustChangePassword) sendFirstPasswordPage(res, { editor, origin });
    else if (editor) await sendAccount(req, res, editor);
  });

  router.post("/account", formBody, async (req, res) => {
    const editor = await editorOf(req, res);
    if (!editor) return;
    const form = formSchema.safeParse(req.body ?? {});
    const { current, next, origin } = form.success ? form.data : { current: "", next: "", origin: "" };
    const changed = await changePassword(context, {
      editor,
      current,
      next,
      origin: originOf(req, config),
    });
    record(req, "fault" in changed ? "password change refused" : "password changed", editor);
    if ("fault" in changed) {
      const notice = { kind: "fault", text: changed.fault } as const;
      if (editor.mustChangePassword) sendFirstPasswordPage(res, { editor, notice, origin });
      else await sendAccount(req, res, editor, { notice });
      return;
    }
    res.append("Set-Cookie", sessionCookie(config.PUBLIC_URL).store(changed.session, sessionMs / 1000));
    if (editor.mustChangePassword) {
      res.set("Cache-Control", "no-store").redirect(303, pathAfterChange(origin, config.PUBLIC_URL));
      return;
    }
    const text = "Your password is changed. Everywhere else you are signed out.";
    await sendAccount(req, res, editor, {
      notice: { kind: "good", text },
      own: hashSecret(changed.session),
    });
  });

  router.post("/account/sign-out", async (req, res) => {
    const editor = await editorOf(req, res);
    if (!editor) return;
    await sessions.remove(ownSession(req));
    record(req, "sign-out", editor);
    res.append("Set-Cookie", sessionCookie(config.PUBLIC_URL).remove()).redirect(303, "/login");
    accessWatch.accessChanged();
  });

  router.post("/account/end-session", formBody, async (req, res) => {
    const editor = await editorOf(req, res);
    if (!editor) return;
    const { data } = sessionSchema.safeParse(req.body ?? {});
    await sessions.removeOne(editor.id, data?.session ?? "");
    record(req, "session ended", editor);
    accessWatch.accessChanged();
    res.redirect(303, "/account");
  });

  router.post("/account/end-others", async (req, res) => {
    const editor = await editorOf(req, res);
    if (!editor) return;
    await sessions.removeOf(editor.id, ownSession(req));
    record(req, "all other sessions ended", editor);
    accessWatch.accessChanged();
    const notice = { kind: "good", text: "Everywhere else you are signed out." } as const;
    await sendAccount(req, res, editor, { notice });
  });
  return router;
}

type AccountPage = {
  editor: Editor;
  notice: Notice | undefined;
  sessions: readonly Session[];
  /** The hash of the session that shows the page. */
  own: string;
};

function sendAccountPage(res: Response, { editor, notice, sessions, own }: AccountPage): void {
  const { name, email, role } = editor;
  const title = roles.find((known) => known.name === role)?.title ?? role;
  const content = html`<p class="lead">${name} · ${email}<br />${title}</p>
    <p class="hint"><a href="/">Back to the studio</a></p>
    ${noticeHtml(notice)}
    <h2>Change your password</h2>
    ${passwordForm({ email, currentLabel: "Password until now", isRefused: notice?.kind === "fault" })}
    <h2>Where you are signed in</h2>
    <ul class="sessions">
      ${joined(sessions.map((session) => sessionHtml(session, session.hash === own)))}
    </ul>
    ${
      sessions.length > 1
        ? html`<form method="post" action="/account/end-others">
            <button class="quiet">Sign out everywhere else</button>
          </form>`
        : undefined
    }
    <form method="post" action="/account/sign-out"><button class="quiet">Sign out</button></form>`;
  sendPage(res, { status: notice?.kind === "fault" ? 400 : 200, title: "Your account", notice, content });
}

function sessionHtml({ hash, userAgent, beganAt, usedAt }: Session, isOwn: boolean): Html {
  const browser = browserName(userAgent);
  const name = isOwn ? `${browser} (this one)` : browser;
  const times = `Since ${day(beganAt)}, last used on ${day(usedAt)}`;
  return html`<li>
    <p>${name}<br /><span class="hint">${times}</span></p>
    ${
      isOwn
        ? undefined
        : html`<form method="post" action="/account/end-session">
            <input type="hidden" name="session" value="${hash}" />
            <button class="quiet" aria-label="Sign out ${browser}, last used on ${day(usedAt)}">
              Sign out
            </button>
          </form>`
    }
  </li>`;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const day = (date: Date): string => dayFormat.format(date);

import type { Response } from "express";
import type { Editor } from "../../store/editor-store.ts";
import { html } from "./html.ts";
import { noticeHtml, sendPage, type Notice } from "./page.ts";
import { passwordForm } from "./password-form.ts";

export type FirstPasswordPage = {
  editor: Editor;
  notice?: Notice | undefined;
  /** The address to continue at afterwards. */
  origin: string;
};

/** The page for an editor whose password somebody else knows, who can do nothing else until it is changed. */
export function sendFirstPasswordPage(
  res: Response,
  { editor: { name, email }, notice, origin }: FirstPasswordPage,
): void {
  const isRefused = notice?.kind === "fault";
  const content = html`<p class="lead">${name} · ${email}</p>
    ${noticeHtml(notice)}
    <p class="hint">
      You signed in with a password that somebody gave you. Choose one that nobody else knows; then the studio
      opens.
    </p>
    ${passwordForm({ email, currentLabel: "Password that you were given", isRefused, origin })}
    <form method="post" action="/account/sign-out"><button class="quiet">Sign out</button></form>`;
  sendPage(res, { status: isRefused ? 400 : 200, title: "Choose your password", notice, content });
}

import type { Response } from "express";
import { html } from "./html.ts";
import { noticeHtml, sendPage, type Notice } from "./page.ts";

export type SignInPage = { status?: number; notice?: Notice | undefined; email?: string; origin?: string };

/** The form for email address and password. `origin` is where to return to afterwards. */
export function sendSignInPage(
  res: Response,
  { status = 200, notice, email = "", origin = "" }: SignInPage,
): void {
  const invalid = notice ? html` aria-invalid="true" aria-describedby="notice"` : undefined;
  const focus = (wanted: boolean) => (wanted ? html` autofocus` : undefined);
  const content = html`<p class="lead">Write, preview and publish what players read.</p>
    ${noticeHtml(notice)}
    <form method="post" action="/login">
      <input type="hidden" name="origin" value="${origin}" />
      <label for="email">Email address</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="username"
        required
        maxlength="254"
        value="${email}"
        ${invalid}${focus(email === "")}
      />
      <label for="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        maxlength="128"
        ${invalid}${focus(email !== "")}
      />
      <button>Sign in</button>
    </form>`;
  sendPage(res, { status, title: "Sign in", notice, content });
}

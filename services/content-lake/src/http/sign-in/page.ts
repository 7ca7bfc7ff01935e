import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Response } from "express";
import { html, type Html } from "./html.ts";

const style = readFileSync(new URL("style.css", import.meta.url), "utf8");
const styleHash = createHash("sha256").update(style).digest("base64");
/** Exactly the text whose hash the policy allows. */
const styleElement: Html = { html: `<style>${style}</style>` };
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

export type Notice = { kind: "fault" | "good"; text: string; link?: string | undefined };

export type Page = { status?: number; title: string; notice?: Notice | undefined; content: Html };

/** Sends a page without scripts. */
export function sendPage(res: Response, { status = 200, title, notice, content }: Page): void {
  res
    .status(status)
    .set({
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      // With a stricter policy, browsers would send no Origin with the form.
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    })
    .type("html")
    .send(document(title, content, notice).html);
}

const document = (title: string, content: Html, notice: Notice | undefined): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${notice?.kind === "fault" ? "Error: " : ""}${title} · WordleHint Studio</title>
        <link rel="icon" href="/static/favicon.svg" type="image/svg+xml" />
        ${styleElement}
      </head>
      <body>
        <main>
          <p class="brand">${mark} WordleHint Studio</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;

const mark = html`<svg viewBox="0 0 20 20" aria-hidden="true">
  <rect class="stone" width="9" height="9" rx="2" />
  <rect class="sun" x="11" width="9" height="9" rx="2" />
  <rect class="leaf" y="11" width="9" height="9" rx="2" />
  <rect class="stone" x="11" y="11" width="9" height="9" rx="2" />
</svg>`;

/** A message that screen readers announce at once. */
export function noticeHtml(notice: Notice | undefined): Html | undefined {
  if (!notice) return undefined;
  const link = notice.link === undefined ? undefined : html` <a href="${notice.link}">${notice.link}</a>`;
  const role = notice.kind === "fault" ? "alert" : "status";
  return html`<p class="notice ${notice.kind}" id="notice" role="${role}">${notice.text}${link}</p>`;
}

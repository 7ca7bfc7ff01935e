import type { Response } from "express";
import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";

/** Responds with a page, which loads nothing from elsewhere. */
export function sendPage(res: Response, { html: body }: Html, ...directives: string[]): void {
  res
    .set("content-security-policy", [...policy, ...directives].join("; "))
    .type("html")
    .send(body);
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src data:",
  "base-uri 'none'",
];

/** Returns the document around a page's main part. */
export function page({
  title,
  main,
  scripts = [],
}: {
  title: string;
  main: Html;
  scripts?: readonly string[];
}): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/page.css" />
        ${scripts.map((src) => html`<script src="${src}" defer></script>`)}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html> `;
}

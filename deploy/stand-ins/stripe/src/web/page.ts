import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";

export type WebRequest = { method: string; path: string; query: URLSearchParams; body: string };

export type Page = {
  status?: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src data:",
  "base-uri 'none'",
].join("; ");

/** A page of this server that people see. */
export function page({
  title,
  main,
  scripts = [],
}: {
  title: string;
  main: Html;
  scripts?: readonly string[];
}): Page {
  const { html: body } = html`<!doctype html>
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
  return { type: "text/html; charset=utf-8", body, headers: { "content-security-policy": policy } };
}

import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";

export const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A page of the web view. */
export function page({ title, search = "", main }: { title: string; search?: string; main: Html }): string {
  const { html: body } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/mailbox.css" />
        <script src="/mailbox.js" defer></script>
      </head>
      <body>
        <header>
          <a class="name" href="/">Mailbox</a>
          <form role="search" action="/">
            <input
              type="search"
              name="query"
              value="${search}"
              placeholder="Search: to:ada@example.org"
              aria-label="Search mails"
            />
            <button>Search</button>
          </form>
        </header>
        <main>${main}</main>
      </body>
    </html> `;
  return body;
}

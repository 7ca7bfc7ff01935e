import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMail, type ReadMail } from "../mail/read-mail.ts";
import type { MailStore } from "../store/mail-store.ts";
import { listPage, mailsPerPage } from "../web/list-page.ts";
import { isPart, mailPage } from "../web/mail-page.ts";
import { findMail } from "./find-mail.ts";
import { HttpError } from "./http-error.ts";
import { route, text, type Reply, type Route } from "./route.ts";

const assets = join(import.meta.dirname, "..", "web", "assets");

const framePolicy = [
  "default-src 'none'",
  "img-src * data:",
  "style-src * 'unsafe-inline'",
  "font-src *",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
].join("; ");

/** The pages on which people read mails. Mailpit has those of a mail at the same addresses. */
export function webRoutes(store: MailStore): Route[] {
  const asset = (name: string, type: string) => {
    const body = readFileSync(join(assets, name));
    return route("GET", `/${name}`, () => ({ type, body }));
  };
  const searchIn = (body: string) => new URLSearchParams(body).get("query") ?? "";

  return [
    asset("mailbox.css", "text/css; charset=utf-8"),
    asset("mailbox.js", "text/javascript; charset=utf-8"),
    route("GET", "/", async ({ query }) => {
      const search = (query.get("query") ?? "").trim();
      const start = Math.max(0, Math.trunc(Number(query.get("start") ?? 0)) || 0);
      return listPage(await store.list({ search, start, limit: mailsPerPage }), search, start);
    }),
    route("POST", "/mark-read", async ({ body }) => {
      store.mark(true, await store.idsOf(searchIn(body)));
      return seeOther(searchIn(body));
    }),
    route("POST", "/delete", async ({ body }) => {
      store.remove(await store.idsOf(searchIn(body)));
      return seeOther("");
    }),
    route("GET", "/view/{id}.html", async (request) => {
      const mail = await findMail(store, request);
      const read = await readMail(mail);
      if (read.message.HTML === "") throw new HttpError(404, "This message does not contain a HTML part");
      store.mark(true, [mail.id]);
      const shown = withPictures(read.message);
      return {
        type: "text/html; charset=utf-8",
        body: request.query.has("frame") ? withLinksOutside(shown) : shown,
        headers: { "content-security-policy": framePolicy },
      };
    }),
    route("GET", "/view/{id}.txt", async (request) => {
      const mail = await findMail(store, request);
      store.mark(true, [mail.id]);
      return text((await readMail(mail)).message.Text);
    }),
    route("GET", "/view/{id}", async (request) => {
      const mail = await findMail(store, request);
      store.mark(true, [mail.id]);
      const part = request.query.get("part");
      return mailPage(await readMail(mail), mail.source, isPart(part) ? part : undefined);
    }),
    route("POST", "/view/{id}/delete", async (request) => {
      store.remove([(await findMail(store, request)).id]);
      return seeOther("");
    }),
  ];
}

function seeOther(search: string): Reply {
  const location = search === "" ? "/" : `/?${new URLSearchParams({ query: search }).toString()}`;
  return { status: 303, headers: { location } };
}

/** Pictures that came with the mail are shown from the API. */
function withPictures({ ID, HTML, Inline, Attachments }: ReadMail["message"]): string {
  return [...Inline, ...Attachments]
    .filter(({ ContentID }) => ContentID !== "")
    .reduce(
      (html, { ContentID, PartID }) =>
        html.replaceAll(`cid:${ContentID}`, `/api/v1/message/${ID}/part/${PartID}`),
      HTML,
    );
}

/** Links open beside the mailbox, not in the mail's frame. */
function withLinksOutside(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}

import { join } from "node:path";
import express, { type Request, type Response, type Router } from "express";
import { HttpError } from "@wordlehint/stand-in-kit/http-error";
import type { MailStore } from "../store/mail-store.ts";
import { listPage, mailsPerPage } from "../web/list-page.ts";
import { isPart, mailPage } from "../web/mail-page.ts";
import { pagePolicy } from "../web/page.ts";
import { findMail, textIn } from "./api-routes.ts";

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
export function webRoutes(store: MailStore): Router {
  return express
    .Router()
    .use(express.static(join(import.meta.dirname, "..", "web", "assets"), { cacheControl: false }))
    .get("/", ({ query }, res) => {
      const search = textIn(query.query).trim();
      const start = Math.max(0, Math.trunc(Number(textIn(query.start))) || 0);
      sendPage(res, listPage(store.list({ search, start, limit: mailsPerPage }), search, start));
    })
    .post("/mark-read", (req, res) => {
      const search = searchIn(req);
      store.markMatchesRead(search);
      res.redirect(303, search === "" ? "/" : `/?${new URLSearchParams({ query: search }).toString()}`);
    })
    .post("/delete", (req, res) => {
      store.removeMatches(searchIn(req));
      res.redirect(303, "/");
    })
    .get("/view/:id.html", async ({ params: { id }, query }, res) => {
      const mail = await findMail(store, id);
      if (mail.html === "") throw new HttpError(404, "This message does not contain a HTML part");
      store.markRead(mail.id);
      res.set("content-security-policy", framePolicy).type("html");
      res.send(query.frame === undefined ? mail.html : withLinksOutside(mail.html));
    })
    .get("/view/:id", async ({ params: { id }, query }, res) => {
      const mail = await findMail(store, id);
      store.markRead(mail.id);
      sendPage(res, mailPage(mail, isPart(query.part) ? query.part : undefined));
    })
    .post("/view/:id/delete", async ({ params: { id } }, res) => {
      store.remove((await findMail(store, id)).id);
      res.redirect(303, "/");
    });
}

function sendPage(res: Response, page: string): void {
  res.set("content-security-policy", pagePolicy).type("html").send(page);
}

const searchIn = ({ body }: Request): string => new URLSearchParams(String(body)).get("query") ?? "";

/** Makes links open beside the mailbox, not in the mail's frame. */
function withLinksOutside(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}

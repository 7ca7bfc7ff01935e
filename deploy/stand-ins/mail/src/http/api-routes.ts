import { headersOf } from "../mail/headers.ts";
import { readMail } from "../mail/read-mail.ts";
import type { MailStore, MailSummary } from "../store/mail-store.ts";
import { findMail } from "./find-mail.ts";
import { HttpError } from "./http-error.ts";
import { json, route, text, type Request, type Route } from "./route.ts";

const maxLimit = 10_000;

/** The part of Mailpit's HTTP API that reads, marks and deletes mails, with its fields. */
export function apiRoutes(store: MailStore): Route[] {
  const list = async (search: string, { query }: Request) => {
    const start = countIn(query, "start", 0);
    const { mails, count, unread } = await store.list({
      search,
      start,
      limit: Math.min(countIn(query, "limit", 50), maxLimit),
    });
    const { total, unread: allUnread } = store.counts();
    return json({
      total,
      unread: allUnread,
      count: mails.length,
      messages_count: count,
      messages_unread: unread,
      start,
      tags: [],
      messages: mails.map(summaryOf),
    });
  };
  const ok = (change: () => void) => {
    change();
    return text("ok");
  };

  return [
    route("GET", "/livez", () => text("ok")),
    route("GET", "/readyz", () => text("ok")),
    route("GET", "/api/v1/messages", (request) => list("", request)),
    route("GET", "/api/v1/search", (request) => list(searchOf(request), request)),
    route("PUT", "/api/v1/messages", async ({ body }) => {
      const {
        Read = false,
        IDs = [],
        Search = "",
      } = parse<{ Read: boolean; IDs: string[]; Search: string }>(body);
      if (IDs.length > 0 && Search !== "")
        throw new HttpError(400, "You may specify either IDs or a search query, not both");
      const found = Search === "" ? undefined : await store.idsOf(Search);
      return ok(() => store.mark(Read, found ?? (IDs.length > 0 ? IDs : undefined)));
    }),
    route("DELETE", "/api/v1/messages", ({ body }) => {
      const { IDs = [] } = body === "" ? {} : parse<{ IDs: string[] }>(body);
      return ok(() => store.remove(IDs.length > 0 ? IDs : undefined));
    }),
    route("DELETE", "/api/v1/search", async (request) => {
      const ids = await store.idsOf(searchOf(request));
      return ok(() => store.remove(ids));
    }),
    route("GET", "/api/v1/message/{id}", async (request) => {
      const mail = await findMail(store, request);
      store.mark(true, [mail.id]);
      return json((await readMail(mail)).message);
    }),
    route("GET", "/api/v1/message/{id}/headers", async (request) =>
      json(headersOf((await findMail(store, request)).source)),
    ),
    route("GET", "/api/v1/message/{id}/raw", async (request) => ({
      type: "text/plain; charset=utf-8",
      body: (await findMail(store, request)).source,
    })),
    route("GET", "/api/v1/message/{id}/part/{part}", async (request) => {
      const { message, contents } = await readMail(await findMail(store, request));
      const part = [...message.Inline, ...message.Attachments].find(
        ({ PartID }) => PartID === request.params.part,
      );
      if (!part) throw new HttpError(404, "Attachment not found");
      // A browser saves what it would run.
      const isShown = /^(?:image\/(?!svg)|text\/plain$|application\/pdf$)/.test(part.ContentType);
      const disposition = isShown ? "inline" : "attachment";
      return {
        type: isShown ? part.ContentType : "application/octet-stream",
        body: contents.get(part.PartID) ?? "",
        headers: {
          "content-disposition": `${disposition}; filename="${encodeURIComponent(part.FileName)}"`,
        },
      };
    }),
  ];
}

function summaryOf({ from, to, cc, bcc, replyTo, ...mail }: MailSummary) {
  return {
    ID: mail.id,
    MessageID: mail.messageId,
    Read: mail.isRead,
    From: from,
    To: to,
    Cc: cc,
    Bcc: bcc,
    ReplyTo: replyTo,
    Subject: mail.subject,
    Created: mail.received.toISOString(),
    Username: mail.username,
    Tags: [],
    Size: mail.size,
    Attachments: mail.attachments,
    Snippet: mail.snippet,
  };
}

function searchOf({ query }: Request): string {
  const search = (query.get("query") ?? "").trim();
  if (search === "") throw new HttpError(400, "Error: no search query");
  return search;
}

function countIn(query: URLSearchParams, name: string, usual: number): number {
  const given = query.get(name) ?? "";
  return /^\d{1,9}$/.test(given) ? Number(given) : usual;
}

function parse<Body>(body: string): Partial<Body> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === "object" && parsed !== null) return parsed;
  } catch {
    // Refused below.
  }
  throw new HttpError(400, "The body must be a JSON object");
}

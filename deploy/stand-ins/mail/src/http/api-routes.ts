import express, { type Router } from "express";
import { HttpError } from "@wordlehint/stand-in-kit/http-error";
import type { MailStore, MailSummary, StoredMail } from "../store/mail-store.ts";

const maxLimit = 10_000;

/** A mail as Mailpit's API has it. */
export type Message = ReturnType<typeof messageOf>;

/** The part of Mailpit's HTTP API that reads and deletes mails, with its names. */
export function apiRoutes(store: MailStore): Router {
  const list = (search: string, query: Query) => {
    const start = countIn(query.start, 0);
    const limit = Math.min(countIn(query.limit, 50), maxLimit);
    const { mails, count, unread } = store.list({ search, start, limit });
    return {
      total: store.count(),
      count: mails.length,
      messages_count: count,
      messages_unread: unread,
      start,
      messages: mails.map(summaryOf),
    };
  };
  return express
    .Router()
    .get("/api/v1/messages", ({ query }, res) => void res.json(list("", query)))
    .delete("/api/v1/messages", (_req, res) => {
      store.removeMatches("");
      res.type("text").send("ok");
    })
    .get("/api/v1/search", ({ query }, res) => {
      const search = textIn(query.query).trim();
      if (search === "") throw new HttpError(400, "Error: no search query");
      res.json(list(search, query));
    })
    .get("/api/v1/message/:id", async ({ params: { id } }, res) => {
      const mail = await findMail(store, id);
      store.markRead(mail.id);
      res.json(messageOf(mail));
    })
    .get("/api/v1/message/:id/raw", async ({ params: { id } }, res) => {
      res.type("text").send((await findMail(store, id)).source);
    });
}

type Query = Readonly<Record<string, unknown>>;

/**
 * Returns the mail of an id, or the newest one for `latest`.
 * @throws {HttpError} 404 if there is none
 */
export async function findMail(store: MailStore, id: string): Promise<StoredMail> {
  const [newest] = id === "latest" ? store.list({ search: "", start: 0, limit: 1 }).mails : [];
  const mail = await store.find(newest?.id ?? id);
  if (!mail) throw new HttpError(404, "Message not found");
  return mail;
}

function summaryOf(mail: MailSummary) {
  return {
    ID: mail.id,
    MessageID: mail.messageId,
    Read: mail.isRead,
    From: mail.from,
    To: mail.to,
    Cc: mail.cc,
    Bcc: mail.bcc,
    ReplyTo: mail.replyTo,
    Subject: mail.subject,
    Created: mail.received.toISOString(),
    Size: mail.size,
    Snippet: mail.snippet,
  };
}

function messageOf(mail: StoredMail) {
  return {
    ID: mail.id,
    MessageID: mail.messageId,
    From: mail.from,
    To: mail.to,
    Cc: mail.cc,
    Bcc: mail.bcc,
    ReplyTo: mail.replyTo,
    ReturnPath: mail.sender,
    Subject: mail.subject,
    Date: mail.received.toISOString(),
    Text: mail.text,
    HTML: mail.html,
    Size: mail.source.length,
  };
}

function countIn(given: unknown, usual: number): number {
  const text = textIn(given);
  return /^\d{1,9}$/.test(text) ? Number(text) : usual;
}

export const textIn = (given: unknown): string => (typeof given === "string" ? given : "");

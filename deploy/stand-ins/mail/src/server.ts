import express from "express";
import { modeRoutes } from "@wordlehint/stand-in-kit/modes";
import { requireSameSite, startServer } from "@wordlehint/stand-in-kit/start-server";
import { apiRoutes } from "./http/api-routes.ts";
import { webRoutes } from "./http/web-routes.ts";
import { changeSchema, createMisbehavior } from "./misbehavior.ts";
import type { Mode } from "./modes.ts";
import { startSmtp } from "./smtp/start-smtp.ts";
import { openMailStore } from "./store/mail-store.ts";

/** Options for `startMailbox`. */
export type MailboxOptions = {
  host: string;
  /** 0 for any free port. */
  port: number;
  /** 0 for any free port. */
  smtpPort: number;
  /** The folder that keeps the mails. */
  dir: string;
  /** The number of mails that are kept; the oldest go. */
  keep: number;
  mode: Mode;
  /** Names by which browsers may ask for it, beside `localhost`, `mailbox` and IP addresses. */
  allowedHosts?: ReadonlySet<string>;
};

export type Mailbox = {
  /** Of the web view and the API. */
  url: string;
  smtpUrl: string;
  close(): Promise<void>;
};

/**
 * Starts a mail server that takes every mail and delivers none: people read the mails in a browser, programs by a part of
 * Mailpit's HTTP API. `GET /mode` returns how it treats mails, `PUT /mode` changes that.
 */
export async function startMailbox({
  host,
  port,
  smtpPort,
  dir,
  keep,
  mode,
  allowedHosts = new Set(),
}: MailboxOptions): Promise<Mailbox> {
  const store = openMailStore(dir, keep);
  const misbehavior = createMisbehavior(mode);
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(opened.map((server) => server.close()));
    store.close();
  };
  try {
    const smtp = await startSmtp({ host, port: smtpPort, store, misbehavior });
    opened.push(smtp);
    const http = await startServer({
      ...{ host, port, ownHosts: new Set(["mailbox", ...allowedHosts]) },
      routes: () =>
        express
          .Router()
          .use((_req, res, next) => {
            res.set({
              "x-content-type-options": "nosniff",
              "referrer-policy": "same-origin",
              "cache-control": "no-store",
            });
            next();
          })
          .use(requireSameSite)
          .use(modeRoutes("/mode", misbehavior.state, changeSchema), apiRoutes(store), webRoutes(store)),
      sendError: (res, { status, message }) => void res.status(status).type("text").send(message),
    });
    opened.push(http);
    return { url: http.url, smtpUrl: `smtp://${host}:${smtp.port}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

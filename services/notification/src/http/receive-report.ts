import { mailReportSchema } from "@wordlehint/contracts";
import { mailReportContract } from "@wordlehint/contracts/routes/notification-routes";
import { DomainError, parseInput, route, type Route } from "@wordlehint/runtime";
import type { Request } from "express";
import { Webhook } from "standardwebhooks";
import { receiveReport } from "../actions/receive-report.ts";
import type { Context } from "../context.ts";

/** `POST /webhooks/mail` */
export function postMailReport(context: Context): Route {
  const { MAIL_WEBHOOK_SECRET: secret } = context.config;
  const webhook = secret === undefined ? undefined : new Webhook(secret);
  return route(mailReportContract, async ({ body }, { req }) => {
    if (!webhook) throw new DomainError("not_found", "There is nothing at this address.");
    const headers = headersOf(req);
    const report = parseInput(mailReportSchema, verified(webhook, body, headers));
    return { accepted: await receiveReport(context, headers["webhook-id"], report) };
  });
}

/** Header names of Standard Webhooks, and their earlier ones, which some providers still use. */
function headersOf(req: Request) {
  const read = (name: string) => req.get(`webhook-${name}`) ?? req.get(`svix-${name}`) ?? "";
  return {
    "webhook-id": read("id").slice(0, 200),
    "webhook-timestamp": read("timestamp"),
    "webhook-signature": read("signature"),
  };
}

function verified(webhook: Webhook, body: Buffer, headers: ReturnType<typeof headersOf>): unknown {
  try {
    return webhook.verify(body, headers);
  } catch {
    throw new DomainError("unauthorized", "Invalid webhook signature.");
  }
}

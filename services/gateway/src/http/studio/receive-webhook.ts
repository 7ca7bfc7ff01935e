import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { sanityWebhookContract } from "@wordlehint/contracts/routes/gateway-routes";
import { DomainError, newEvent, route, type Route } from "@wordlehint/runtime";
import type { Request } from "express";
import * as z from "zod";
import type { BaseContext } from "../../context/base.ts";
import { webhookChange, type WebhookChange } from "../../domain/studio/webhook-change.ts";

/** Sanity stops its retries after half an hour. */
const maxAgeMs = 3_600_000;
const connectTimeoutMs = 2000;

/**
 * `POST /webhooks/sanity`: a hosted dataset announces a change, and the gateway publishes it to all replicas. Responds
 * when the broker has stored the event; until then, Sanity retries. A repeated call has no further effect.
 */
export function receiveWebhook(context: BaseContext): Route {
  const { bus, config, now } = context;
  return route(sanityWebhookContract, async ({ body }, { req }) => {
    if (config.SANITY_WEBHOOK_SECRET === undefined)
      throw new DomainError("not_found", "There is nothing at this address.");
    const text = body.toString("utf8");
    const signature = await checkSignature(req, text, config.SANITY_WEBHOOK_SECRET, now().getTime());
    const change = readChange(text, req, signature, config);
    if (change) {
      const event = newEvent(change.type, change.data.transactionId, change.data, now());
      await bus.publish({ ...event, id: change.eventId }, { connectTimeoutMs }).catch((cause: unknown) => {
        const error = new DomainError(
          "unavailable",
          "The change could not be passed on. Please send it again.",
        );
        error.cause = cause;
        throw error;
      });
    }
    return { accepted: change !== undefined };
  });
}

async function checkSignature(req: Request, body: string, secret: string, nowMs: number): Promise<string> {
  const signature = headerOf(req, SIGNATURE_HEADER_NAME) ?? "";
  if (!(await isValidSignature(body, signature, secret)))
    throw new DomainError("unauthorized", "The call isn't signed with the secret of this webhook.");
  const ageMs = nowMs - decodeSignatureHeader(signature).timestamp;
  if (Math.abs(ageMs) > maxAgeMs) throw new DomainError("unauthorized", "The call was signed too long ago.");
  return signature;
}

function readChange(
  body: string,
  req: Request,
  signature: string,
  { SANITY_PROJECT_ID: project, SANITY_DATASET: dataset }: BaseContext["config"],
): WebhookChange | undefined {
  const headers = {
    project: headerOf(req, "sanity-project-id"),
    dataset: headerOf(req, "sanity-dataset"),
    transactionId: headerOf(req, "sanity-transaction-id"),
    operation: headerOf(req, "sanity-operation"),
    idempotencyKey: headerOf(req, "idempotency-key"),
    signature,
  };
  try {
    return webhookChange(JSON.parse(body), headers, { project, dataset });
  } catch (error) {
    if (!(error instanceof z.core.$ZodError) && !(error instanceof SyntaxError)) throw error;
    throw new DomainError("invalid_input", "The body must be what the projection {_id, _type, slug} sends.");
  }
}

function headerOf(req: Request, name: string): string | undefined {
  const value = req.headers[name];
  return typeof value === "string" ? value : undefined;
}

import {
  decodeSignatureHeader,
  isSignatureError,
  isValidSignature,
  SIGNATURE_HEADER_NAME,
} from "@sanity/webhook";
import { DomainError, newEvent, readBody } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import * as z from "zod";
import type { Context } from "../context.ts";
import { webhookChange, type WebhookChange } from "../domain/webhook-change.ts";

const mostBytes = 64 * 1024;
/** Sanity gives up trying after half an hour. */
const oldestMs = 3_600_000;
const publishWaitMs = 2000;

/**
 * `POST /webhooks/sanity`: a hosted dataset tells of a change, and every replica hears of it by the bus. Confirmed
 * only when the broker has stored the event; until then Sanity sends it again, and the same call again changes
 * nothing.
 */
export function receiveWebhook({ bus, content, now, webhookSecret }: Context): RequestHandler {
  return async (req, res) => {
    if (webhookSecret === undefined) throw new DomainError("not_found", "There is nothing at this address.");
    const body = (await readBody(req, res, mostBytes)).toString("utf8");
    const signature = await checkSignature(req, body, webhookSecret, now());
    const change = readChange(body, req, signature, content);
    if (change) {
      const event = newEvent(change.type, change.data.transactionId, change.data, new Date(now()));
      await bus
        .publish({ ...event, id: change.eventId }, { connectTimeoutMs: publishWaitMs })
        .catch((cause: unknown) => {
          const fault = new DomainError(
            "unavailable",
            "The change could not be passed on. Please send it again.",
          );
          fault.cause = cause;
          throw fault;
        });
    }
    res
      .status(200)
      .set("Cache-Control", "no-store")
      .json({ accepted: change !== undefined });
  };
}

async function checkSignature(req: Request, body: string, secret: string, nowMs: number): Promise<string> {
  const signature = headerOf(req, SIGNATURE_HEADER_NAME) ?? "";
  if (!(await isSigned(body, signature, secret)))
    throw new DomainError("unauthorized", "The call isn't signed with the secret of this webhook.");
  const ageMs = nowMs - decodeSignatureHeader(signature).timestamp;
  if (ageMs > oldestMs || ageMs < -oldestMs)
    throw new DomainError("unauthorized", "The call was signed too long ago.");
  return signature;
}

async function isSigned(body: string, signature: string, secret: string): Promise<boolean> {
  try {
    return await isValidSignature(body, signature, secret);
  } catch (error) {
    if (isSignatureError(error)) return false;
    throw error;
  }
}

function readChange(
  body: string,
  req: Request,
  signature: string,
  ours: Context["content"],
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
    return webhookChange(JSON.parse(body), headers, ours);
  } catch (error) {
    if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) throw error;
    throw new DomainError("invalid_input", "The body must be what the projection {_id, _type, slug} sends.");
  }
}

function headerOf(req: Request, name: string): string | undefined {
  const value = req.headers[name];
  return typeof value === "string" ? value : undefined;
}

import { createHash } from "node:crypto";
import type { DomainEvent, EventData } from "@wordlehint/contracts";
import * as z from "zod";

const slug = z.union([z.string(), z.object({ current: z.string().optional() })]).nullish();

/** What the webhook's projection sends: `{_id, _type, slug}`, with the slug as it is or by its text alone. */
const bodySchema = z.object({ _id: z.string().min(1).max(128), _type: z.string().min(1).max(128), slug });

export type WebhookHeaders = {
  project?: string | undefined;
  dataset?: string | undefined;
  transactionId?: string | undefined;
  /** `create`, `update` or `delete`. */
  operation?: string | undefined;
  idempotencyKey?: string | undefined;
  signature: string;
};

export type WebhookChange = {
  type: "content.published" | "content.unpublished";
  data: EventData<"content.published">;
  /** The same for every delivery of one change. */
  eventId: DomainEvent["id"];
};

/**
 * What a webhook tells of published content; undefined when it tells of drafts, or of content that isn't ours.
 * @throws {z.ZodError} when the body isn't what the projection sends.
 */
export function webhookChange(
  body: unknown,
  headers: WebhookHeaders,
  ours: { project: string; dataset: string },
): WebhookChange | undefined {
  const { _id: id, _type: type, slug } = bodySchema.parse(body);
  const { project = ours.project, dataset = ours.dataset, operation, idempotencyKey, signature } = headers;
  if (project !== ours.project || dataset !== ours.dataset || id.includes(".")) return undefined;
  const name = typeof slug === "string" ? slug : slug?.current;
  const delivery = digest(idempotencyKey ?? signature);
  return {
    type: operation === "delete" ? "content.unpublished" : "content.published",
    data: {
      dataset,
      transactionId: shortened(headers.transactionId) ?? delivery,
      documents: [{ id, type, slugs: name !== undefined && name !== "" && name.length <= 512 ? [name] : [] }],
    },
    eventId: `webhook-${delivery}`,
  };
}

function shortened(text: string | undefined): string | undefined {
  return text === undefined || text === "" || text.length > 128 ? undefined : text;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

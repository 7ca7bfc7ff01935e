import { createHash } from "node:crypto";
import type { DomainEvent, EventData } from "@wordlehint/contracts";
import { sanityWebhookBodySchema } from "@wordlehint/contracts/routes/gateway-routes";

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
  /** Id that is the same for every delivery of one change, so that the broker drops duplicates. */
  eventId: DomainEvent["id"];
};

/**
 * Returns the change of published content that a webhook call announces; undefined for drafts and versions, and for
 * other projects and datasets.
 * @throws {$ZodError} of zod/core when the body isn't a result of the projection.
 */
export function webhookChange(
  body: unknown,
  headers: WebhookHeaders,
  ours: { project: string; dataset: string },
): WebhookChange | undefined {
  const { _id: id, _type: type, slug } = sanityWebhookBodySchema.parse(body);
  const { project = ours.project, dataset = ours.dataset, operation, idempotencyKey, signature } = headers;
  if (project !== ours.project || dataset !== ours.dataset || id.includes(".")) return undefined;
  const name = typeof slug === "string" ? slug : slug?.current;
  const delivery = digest(idempotencyKey ?? signature);
  return {
    type: operation === "delete" ? "content.unpublished" : "content.published",
    data: {
      dataset,
      transactionId: usableId(headers.transactionId) ?? delivery,
      documents: [{ id, type, slugs: name !== undefined && name !== "" && name.length <= 512 ? [name] : [] }],
    },
    eventId: `webhook-${delivery}`,
  };
}

function usableId(text: string | undefined): string | undefined {
  return text === undefined || text === "" || text.length > 128 ? undefined : text;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

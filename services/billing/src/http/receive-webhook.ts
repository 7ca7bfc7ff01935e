import { stripeEventSchema } from "@wordlehint/contracts";
import { stripeWebhookContract } from "@wordlehint/contracts/routes/billing-routes";
import { DomainError, route, type Job, type Route } from "@wordlehint/runtime";
import { openSigned } from "../clients/webhook-signature.ts";
import type { Context } from "../context.ts";
import { gatherMs, readWebhookEvent } from "../domain/webhook-event.ts";

/**
 * `POST /webhooks/stripe`: stores an event and responds; it is worked off afterwards. An event that was stored before,
 * and one about nobody who is known, has no effect.
 */
export function receiveWebhook(context: Context, worker: Pick<Job, "wake">): Route {
  const { config, webhookEvents, webhookSecrets, now } = context;
  const configured = (config.STRIPE_WEBHOOK_SECRET ?? "").split(",").map((secret) => secret.trim());
  const own = configured.filter((secret) => secret !== "");
  return route(stripeWebhookContract, async ({ body }, { req }) => {
    const header = req.headers["stripe-signature"];
    const secrets = [...own, ...(await webhookSecrets.secrets())];
    const signed = stripeEventSchema.safeParse(openSigned({ body, header, secrets }));
    if (!signed.success)
      throw new DomainError("invalid_input", "This isn't a signed event of this endpoint.");
    const event = readWebhookEvent(signed.data);
    if (event) {
      const receivedAt = now();
      await webhookEvents.add(event, receivedAt, new Date(receivedAt.getTime() + gatherMs));
      worker.wake();
    }
    return { received: true as const };
  });
}

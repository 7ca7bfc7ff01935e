import { stripeEventSchema } from "@wordlehint/contracts";
import { stripeWebhookContract } from "@wordlehint/contracts/routes/billing-routes";
import { DomainError, route, type Job, type Route } from "@wordlehint/runtime";
import { createChangeAnnouncer } from "../actions/change-announcer.ts";
import { openSigned } from "../clients/webhook-signature.ts";
import type { Context } from "../context.ts";
import { readWebhookEvent } from "../domain/webhook-event.ts";

/**
 * `POST /webhooks/stripe`: stores an event and responds; its customer is looked at afterwards. An event that was stored
 * before, and one about nobody who is known, changes nothing.
 */
export function receiveWebhook(context: Context, worker: Pick<Job, "wake">): Route {
  const { config, webhookSecrets } = context;
  const announce = createChangeAnnouncer(context);
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
      await announce(event);
      worker.wake();
    }
    return { received: true as const };
  });
}

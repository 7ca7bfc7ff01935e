import { stripeEventSchema } from "@wordlehint/contracts";
import { stripeWebhookContract } from "@wordlehint/contracts/routes/billing-routes";
import { DomainError, route, type Job, type Route } from "@wordlehint/runtime";
import { openSigned } from "../clients/webhook-signature.ts";
import type { Context } from "../context.ts";
import { changedCustomer, gatherMs } from "../domain/webhook-event.ts";

/**
 * `POST /webhooks/stripe`: queues the customer of an event to be refreshed, and responds. Refreshing twice does no harm,
 * so events may be repeated and come in any order.
 */
export function receiveWebhook(context: Context, worker: Pick<Job, "wake">): Route {
  const { config, webhookSecrets, changedCustomers, now } = context;
  const configured = (config.STRIPE_WEBHOOK_SECRET ?? "").split(",").map((secret) => secret.trim());
  const own = configured.filter((secret) => secret !== "");
  return route(stripeWebhookContract, async ({ body }, { req }) => {
    const header = req.headers["stripe-signature"];
    const secrets = [...own, ...(await webhookSecrets.secrets())];
    const signed = stripeEventSchema.safeParse(openSigned({ body, header, secrets }));
    if (!signed.success) throw new DomainError("invalid_input", "Invalid webhook signature.");
    const changed = changedCustomer(signed.data);
    if (changed) {
      await changedCustomers.add(changed, now(), new Date(now().getTime() + gatherMs));
      worker.wake();
    }
    return { received: true as const };
  });
}

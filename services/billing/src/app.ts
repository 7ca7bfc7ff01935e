import { createPlayerAccess, startRecordingOperators, startService, type Service } from "@wordlehint/runtime";
import type { BillingConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { onAccountChanged } from "./events/on-account-changed.ts";
import { cardRoutes } from "./http/card-routes.ts";
import { getInvoices } from "./http/get-invoices.ts";
import { getPersonalData } from "./http/get-personal-data.ts";
import { getPlans } from "./http/get-plans.ts";
import { postBeginSubscription } from "./http/begin-subscription.ts";
import { receiveWebhook } from "./http/receive-webhook.ts";
import { subscriptionRoutes } from "./http/subscription-routes.ts";
import { startAccountSetup } from "./jobs/account-setup.ts";
import { startChangedCustomerWorker } from "./jobs/changed-customer-worker.ts";
import { startCustomerKeeper } from "./jobs/customer-keeper.ts";
import { startReconciler } from "./jobs/reconciler.ts";

/**
 * Starts the billing service. It listens at once, and is ready as soon as its database and the broker are: without the
 * payment provider it still tells what it knows.
 * @throws when the port is taken
 */
export async function createService(config: BillingConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus } = context;
  const players = createPlayerAccess(context, {
    authUrl: config.AUTH_URL,
    callKey: config.BILLING_TO_AUTH_KEY,
  });
  const everyMs = overrides.lookMs;
  const worker = startChangedCustomerWorker(context, { everyMs });
  const service = await startService(context, {
    checks: { database: () => mongo.check(), broker: () => bus.check() },
    routes: [
      getPlans(context),
      postBeginSubscription(context, players),
      ...subscriptionRoutes(context, players),
      getInvoices(context, players),
      ...cardRoutes(context, players),
      receiveWebhook(context, worker),
      getPersonalData(context),
    ],
  });
  startAccountSetup(context);
  startCustomerKeeper(context, { everyMs });
  startReconciler(context, { everyMs });
  startRecordingOperators(context, context.operatorRecords);
  onAccountChanged(context);
  return service;
}

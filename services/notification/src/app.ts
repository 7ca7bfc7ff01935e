import { createPlayerAccess, startRecordingOperators, startService, type Service } from "@wordlehint/runtime";
import type { NotificationConfig } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { onEvent } from "./events/on-event.ts";
import { onTextsChanged } from "./events/on-texts-changed.ts";
import { postConfirmSubscription } from "./http/confirm-subscription.ts";
import { postContact } from "./http/receive-message.ts";
import { getPersonalData } from "./http/get-personal-data.ts";
import { postMailReport } from "./http/receive-report.ts";
import { postPreviewMail } from "./http/preview-mail.ts";
import { preferencesRoutes } from "./http/preferences-routes.ts";
import { postSubscribe } from "./http/subscribe.ts";
import { unsubscribeRoutes } from "./http/unsubscribe.ts";
import { startRequeueing } from "./jobs/lost-claims.ts";
import { startMailingPlanner } from "./jobs/mailing-planner.ts";
import { startSender } from "./jobs/sender.ts";
import { startSweeping } from "./jobs/sweep.ts";
import { startTextKeeper } from "./jobs/text-keeper.ts";
import { addQueueGauges } from "./jobs/queue-gauges.ts";

/**
 * Starts the notification service. It listens at once, and is ready as soon as its database and the broker are; what is
 * to be sent waits for the mail server.
 * @throws when the port is taken
 */
export async function createService(config: NotificationConfig, overrides: Overrides = {}): Promise<Service> {
  const context = createContext(config, overrides);
  const { mongo, bus } = context;
  const players = createPlayerAccess(context, {
    authUrl: config.AUTH_URL,
    callKey: config.NOTIFICATION_TO_AUTH_KEY,
  });
  addQueueGauges(context);
  const service = await startService(context, {
    checks: { database: () => mongo.check(), broker: () => bus.check() },
    routes: [
      postSubscribe(context, players),
      postConfirmSubscription(context),
      ...preferencesRoutes(context, players),
      ...unsubscribeRoutes(context, players),
      postContact(context),
      postMailReport(context),
      postPreviewMail(context),
      getPersonalData(context),
    ],
  });
  const { pollMs, planMs, serverRetry } = overrides;
  startSender(context, { pollMs, serverRetry });
  startRequeueing(context);
  startSweeping(context);
  startRecordingOperators(context, context.operatorRecords);
  const planner = startMailingPlanner(context, { everyMs: planMs });
  onTextsChanged(context, startTextKeeper(context).refresh);
  onEvent(context, planner);
  return service;
}

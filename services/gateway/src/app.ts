import { startHttp, type Service } from "@wordlehint/runtime";
import compression from "compression";
import type { Express } from "express";
import { watchSite, type SiteWatch } from "./actions/watch-site.ts";
import type { Config } from "./config.ts";
import { createContext, type Context, type Overrides } from "./context.ts";
import { followPurges, type PurgeFollower } from "./events/follow-purges.ts";
import { checkTextDoor } from "./http/check-text.ts";
import { checkRequest } from "./http/check-request.ts";
import { createFastLane } from "./http/fast-lane.ts";
import { forwardAsset } from "./http/forward-asset.ts";
import { forwardToService } from "./http/forward-to-service.ts";
import { previewDoors } from "./http/preview-doors.ts";
import { receiveWebhook } from "./http/receive-webhook.ts";
import { createSendPage } from "./http/send-page.ts";
import { showPage } from "./http/show-page.ts";
import { showPreview } from "./http/show-preview.ts";

/** The gateway: the one door through which visitors reach the site and the services. */
export async function createService(config: Config, overrides?: Overrides): Promise<Service> {
  const context = await createContext(config, overrides);
  const { log, processMetrics, state, purger, limits, bus } = context;
  const sendPage = createSendPage(context.studioOrigin);

  const watch = watchSite({ site: context.site, purger, state, log, everyMs: limits.watchMs });
  const http = await startHttp({
    host: config.HOST,
    port: config.PORT,
    log,
    metrics: processMetrics,
    checks: { pages: () => checkPages(context, watch) },
    fastLane: createFastLane(context, sendPage),
    routes: (app: Express) => {
      app.use(checkRequest(context));
      app.use("/api/preview", previewDoors(context));
      app.use("/api/riddle/check-text", checkTextDoor(context));
      app.post("/webhooks/sanity", receiveWebhook(context));
      app.use(["/images", "/files"], forwardAsset(context));
      app.use("/api", compression({ threshold: 1024 }), forwardToService(context));
      app.use(showPreview(context), showPage(context, sendPage));
    },
  }).catch(async (error: unknown) => {
    await closeAll(context, watch);
    throw error;
  });
  const purges = followPurges({ bus, purger, state, log, dataset: context.content.dataset });

  return {
    url: http.url,
    close: async () => {
      await http.close();
      await closeAll(context, watch, purges);
    },
  };
}

/**
 * Ready means able to show pages: rendered ones, or at least the kept home page. A service or the broker that
 * is down takes no replica out of turn, as every other replica would be without it too.
 */
async function checkPages({ store, clock }: Context, watch: SiteWatch): Promise<void> {
  if (watch.isUp() || (await store.findLastGood("/", clock.dateOf(undefined)))) return;
  throw new Error("the renderer does not answer and no page is kept");
}

async function closeAll(
  { bus, site, services, assets, store }: Context,
  watch: SiteWatch,
  purges?: PurgeFollower,
): Promise<void> {
  watch.stop();
  await bus.close();
  await purges?.written();
  await Promise.all([site.close(), services.dispatcher.destroy(), assets.dispatcher.destroy()]);
  await store.settled();
}

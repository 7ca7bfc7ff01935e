import { startHttp, type Service } from "@wordlehint/runtime";
import compression from "compression";
import type { Express } from "express";
import { watchSite, type SiteWatch } from "./actions/watch-site.ts";
import type { Config } from "./config.ts";
import { createContext, type Context, type Overrides } from "./context.ts";
import { followPurges } from "./events/follow-purges.ts";
import { checkRequest } from "./http/check-request.ts";
import { createFastLane } from "./http/fast-lane.ts";
import { forwardToService } from "./http/forward-to-service.ts";
import { createSendPage } from "./http/send-page.ts";
import { showPage } from "./http/show-page.ts";

const errorStatus = { uri_too_long: 414, upstream_timeout: 504 };

/** The gateway: the one door through which visitors reach the site and the services. */
export async function createService(config: Config, overrides?: Overrides): Promise<Service> {
  const context = await createContext(config, overrides);
  const { log, processMetrics, state, purger, limits, bus } = context;
  const sendPage = createSendPage();

  const watch = watchSite({ site: context.site, purger, state, log, everyMs: limits.watchMs });
  const http = await startHttp({
    host: config.HOST,
    port: config.PORT,
    log,
    metrics: processMetrics,
    checks: { pages: () => checkPages(context, watch) },
    errorStatus,
    fastLane: createFastLane(context, sendPage),
    routes: (app: Express) => {
      app.use(checkRequest(context));
      app.use("/api", compression({ threshold: 1024 }), forwardToService(context));
      app.use(showPage(context, sendPage));
    },
  }).catch(async (error: unknown) => {
    await closeAll(context, watch);
    throw error;
  });
  followPurges({ bus, purger, state, log });

  return {
    url: http.url,
    close: async () => {
      await http.close();
      await closeAll(context, watch);
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

async function closeAll({ bus, site, services, store }: Context, watch: SiteWatch): Promise<void> {
  watch.stop();
  await bus.close();
  await Promise.all([site.close(), services.dispatcher.destroy()]);
  await store.settled();
}

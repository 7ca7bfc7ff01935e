import {
  checkTextForEditorContract,
  getLiveRevisionContract,
  previewMailForEditorContract,
} from "@wordlehint/contracts/routes/gateway-routes";
import { connectionsPerClient, startService, type Service } from "@wordlehint/runtime";
import compression from "compression";
import type { Config } from "./config.ts";
import { createContext } from "./context.ts";
import type { Overrides } from "./context/base.ts";
import type { PagesContext } from "./context/pages.ts";
import { followPurges } from "./events/follow-purges.ts";
import { forwardToService } from "./http/api/forward-to-service.ts";
import { getAsyncApi } from "./http/api/get-async-api.ts";
import { getOpenApi } from "./http/api/get-open-api.ts";
import { serveKeptResponse } from "./http/api/serve-kept-response.ts";
import { checkRequest } from "./http/check-request.ts";
import { limitInFlight } from "./http/limit-in-flight.ts";
import { findPasswordForm } from "./http/pages/find-password-form.ts";
import { compressFile, forwardFile } from "./http/pages/forward-file.ts";
import { createSendPage } from "./http/pages/send-page.ts";
import { serveFromMemory } from "./http/pages/serve-from-memory.ts";
import { showPage } from "./http/pages/show-page.ts";
import { allowStudioFrame } from "./http/studio/allow-studio-frame.ts";
import { allowStudio } from "./http/studio/allow-studio.ts";
import { checkText } from "./http/studio/check-text.ts";
import { disablePreview } from "./http/studio/disable-preview.ts";
import { enablePreview } from "./http/studio/enable-preview.ts";
import { getLiveRevision } from "./http/studio/get-live-revision.ts";
import { previewMail } from "./http/studio/preview-mail.ts";
import { receiveWebhook } from "./http/studio/receive-webhook.ts";
import { showPreviewError } from "./http/studio/show-preview-error.ts";
import { showPreview } from "./http/studio/show-preview.ts";
import { watchSite, type SiteWatch } from "./jobs/watch-site.ts";

/**
 * Starts the gateway, through which visitors reach the site and the services.
 * @throws when the port is taken.
 */
export async function createService(config: Config, overrides: Overrides = {}): Promise<Service> {
  const context = await createContext(config, overrides);
  const sendPage = createSendPage(config.OPERATOR_KEY);
  const servePage = serveFromMemory(context, sendPage);
  const serveResponse = serveKeptResponse(context);
  const watch = watchSite(context);
  followPurges(context);
  return startService(context, {
    // Refused by checkRequest, which leads from the name with www. to the bare one.
    ownHosts: "any",
    checks: { pages: () => checkPages(context, watch) },
    stalledMs: context.limits.stalledMs,
    connectionsPerClient: connectionsPerClient(config),
    fastLane: (req, res) => serveResponse(req, res) ?? servePage(req, res),
    mount: (app) => {
      app.use(checkRequest(context));
      app.use("/api", limitInFlight(maxRequests, context.clientOf, "requests"));
      app.use("/api/preview", allowStudioFrame(context));
      app.use(
        [checkTextForEditorContract, previewMailForEditorContract, getLiveRevisionContract].map(
          ({ path }) => path,
        ),
        allowStudio(context),
      );
    },
    routes: [
      checkText(context),
      previewMail(context),
      enablePreview(context),
      disablePreview(context),
      getLiveRevision(context),
      receiveWebhook(context),
      findPasswordForm,
      getOpenApi(context),
      getAsyncApi(),
    ],
    fallback: (app) => {
      app.use("/api/preview", showPreviewError);
      app.use(
        "/files",
        limitInFlight(maxDownloads, context.clientOf, "downloads"),
        compressFile,
        forwardFile(context),
      );
      app.use(["/api", "/webhooks"], compression({ threshold: 1024 }), forwardToService(context));
      app.use(showPreview(context), showPage(context, sendPage));
    },
  });
}

/**
 * Concurrent requests of one client to the API: half of the connections to a service, so that no client can take all of
 * them. A browser needs six at most, and many people may share an address.
 */
const maxRequests = 32;

/** Concurrent downloads of one client. A browser opens at most six connections. */
const maxDownloads = 6;

/**
 * The gateway is ready when it can serve pages: rendered ones, or at least the cached home page. A service or broker
 * that is down doesn't make a replica unready, because no other replica could serve better.
 */
async function checkPages({ store, clock }: PagesContext, watch: SiteWatch): Promise<void> {
  if (watch.isUp() || (await store.findLastGood("/", clock.dateOf(undefined)))) return;
  throw new Error("the renderer is down and no page is cached");
}

import {
  checkTextForEditorContract,
  getLiveRevisionContract,
  previewMailForEditorContract,
} from "@wordlehint/contracts/routes/gateway-routes";
import { connectionsPerClient, startService, type Service } from "@wordlehint/runtime";
import compression from "compression";
import type { Config } from "./config.ts";
import { createContext, type Context, type Overrides } from "./context.ts";
import { followPurges } from "./events/follow-purges.ts";
import { apiDescriptionRoutes } from "./http/api/api-description-routes.ts";
import { allowStudio } from "./http/studio/allow-studio.ts";
import { checkRequest } from "./http/check-request.ts";
import { checkText } from "./http/studio/check-text.ts";
import { findPasswordForm } from "./http/pages/find-password-form.ts";
import { forwardFile } from "./http/pages/forward-file.ts";
import { forwardToService } from "./http/api/forward-to-service.ts";
import { getLiveRevision } from "./http/studio/get-live-revision.ts";
import { limitInFlight } from "./http/limit-in-flight.ts";
import { byClient } from "./http/limit-rate.ts";
import { previewMail } from "./http/studio/preview-mail.ts";
import { allowStudioFrame, previewRoutes, showPreviewError } from "./http/studio/preview-routes.ts";
import { receiveWebhook } from "./http/studio/receive-webhook.ts";
import { createSendPage } from "./http/pages/send-page.ts";
import { serveFromMemory } from "./http/pages/serve-from-memory.ts";
import { serveKeptResponse } from "./http/api/serve-kept-response.ts";
import { showPage } from "./http/pages/show-page.ts";
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
      app.use("/api", limitInFlight(requestsAtOnce, byClient(context), "requests"));
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
      ...previewRoutes(context),
      getLiveRevision(context),
      receiveWebhook(context),
      findPasswordForm,
      ...apiDescriptionRoutes(context),
    ],
    fallback: (app) => {
      app.use("/api/preview", showPreviewError);
      app.use("/files", limitInFlight(filesAtOnce, byClient(context), "downloads"), forwardFile(context));
      app.use(["/api", "/webhooks"], compression({ threshold: 1024 }), forwardToService(context));
      app.use(showPreview(context), showPage(context, sendPage));
    },
  });
}

/**
 * Of one client to the API. It is half of the connections to a service, so that no client can take all of them. A browser
 * needs six at most, and many people may share an address.
 */
const requestsAtOnce = 32;

/** Of one client. A browser opens at most six connections. */
const filesAtOnce = 6;

/**
 * The gateway is ready when it can serve pages: rendered ones, or at least the cached home page. A service or broker
 * that is down doesn't make a replica unready, because no other replica could serve better.
 */
async function checkPages({ store, clock }: Context, watch: SiteWatch): Promise<void> {
  if (watch.isUp() || (await store.findLastGood("/", clock.dateOf(undefined)))) return;
  throw new Error("the renderer is down and no page is cached");
}

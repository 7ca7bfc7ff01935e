import { join } from "node:path";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { isHosted, studioUrl } from "./content-settings.ts";
import { loopbackUrl, type Installation } from "./installation.ts";
import { launchService } from "./launch.ts";
import { planService } from "./plan-service.ts";
import { standInStripe } from "./stand-in-settings.ts";

/**
 * The gateway, with its page cache in the data folder. Images of hosted content come from Sanity itself. The pages to pay
 * may load the script that billing names.
 */
export function planGateway(installation: Installation): ProcessPlan {
  const { ports, dataDir } = installation;
  const { STRIPE_JS_URL } = standInStripe(installation);
  return {
    ...planService("gateway", installation),
    prepare: () =>
      launchService("gateway", installation, {
        ...(isHosted(installation) ? {} : { CONTENT_IMAGES_URL: loopbackUrl(ports["content-lake"]) }),
        CACHE_DIR: join(dataDir, "gateway-cache"),
        STUDIO_ORIGIN: studioUrl(installation),
        ...(STRIPE_JS_URL !== undefined && { STRIPE_JS_URL }),
      }),
  };
}

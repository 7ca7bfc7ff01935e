import { join } from "node:path";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { isHosted, studioUrl } from "./content-settings.ts";
import { loopbackUrl, type Installation } from "./installation.ts";
import { launchService } from "./launch.ts";
import { planService } from "./plan-service.ts";

/** The gateway, with its page cache in the data folder. Images of hosted content come from Sanity itself. */
export function planGateway(installation: Installation): ProcessPlan {
  const { ports, dataDir } = installation;
  return {
    ...planService("gateway", installation),
    prepare: () =>
      launchService("gateway", installation, {
        ...(isHosted(installation) ? {} : { CONTENT_IMAGES_URL: loopbackUrl(ports["content-lake"]) }),
        CACHE_DIR: join(dataDir, "gateway-cache"),
        STUDIO_ORIGIN: studioUrl(installation),
      }),
  };
}

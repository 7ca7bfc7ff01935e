import type { ProcessPlan } from "../supervise/process-plan.ts";
import { browserUrl, type Installation } from "./installation.ts";
import { launchService } from "./launch.ts";
import { planService } from "./plan-service.ts";

/** The notification service, whose links lead to the local site. */
export function planNotification(installation: Installation): ProcessPlan {
  const PUBLIC_ORIGIN = browserUrl(installation.ports.gateway);
  return {
    ...planService("notification", installation),
    prepare: () => launchService("notification", installation, { PUBLIC_ORIGIN }),
  };
}

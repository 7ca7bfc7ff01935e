import { adminPortOf, services, type ServiceName } from "@wordlehint/contracts/services";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { loopbackUrl, type Installation } from "./installation.ts";
import { launchService } from "./launch.ts";

/** A service that needs nothing beyond what the table of services says. */
export function planService(name: ServiceName, installation: Installation): ProcessPlan {
  const port = installation.ports[name];
  const adminPort = adminPortOf(port);
  return {
    name,
    purpose: services[name].purpose,
    port,
    adminPort,
    kind: "service",
    ready: { url: `${loopbackUrl(adminPort)}/readyz` },
    prepare: () => launchService(name, installation),
  };
}

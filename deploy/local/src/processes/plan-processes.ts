import type { ProcessPlan } from "../supervise/process-plan.ts";
import { contentSettings, planContent } from "./content.ts";
import { service } from "./launch.ts";
import { planSite } from "./site.ts";
import { planStores } from "./stores.ts";
import { loopback, storeUrls, type Surroundings } from "./surroundings.ts";

/** All processes of the product. A stand-in is left out where the environment names the real one. */
export function planProcesses(surroundings: Surroundings): ProcessPlan[] {
  const { ports, env } = surroundings;
  const riddle: ProcessPlan = {
    name: "riddle",
    purpose: "riddle service",
    port: ports.riddle,
    kind: "service",
    ready: { url: `${loopback(ports.riddle)}/readyz` },
    prepare: () =>
      service("riddle", ports.riddle, env, { ...storeUrls(surroundings), ...contentSettings(surroundings) }),
  };
  return [...planStores(surroundings), riddle, planContent(surroundings), ...planSite(surroundings)];
}

import type { Upstream } from "../clients/connect-upstream.ts";
import { createKeptResponses, type KeptResponses } from "../state/api/kept-responses.ts";
import { createKeptTargets, type KeptTargets } from "../state/api/kept-targets.ts";
import { connectService, type BaseContext } from "./base.ts";

/** The parts that forward requests to the services. */
export type ApiContext = BaseContext & {
  /** The services to which requests are forwarded, by name. */
  services: ReadonlyMap<string, Upstream>;
  /** Responses of the services that may be kept for all visitors. */
  kept: KeptResponses;
  keptTargetOf: KeptTargets;
};

const keptMaxBytes = 16 * 1024 * 1024;

export function openApi(base: BaseContext): ApiContext {
  const { config, now } = base;
  const services = Object.entries(config.apiOrigins).map(
    ([name, origin]) => [name, connectService(base, origin)] as const,
  );
  return {
    ...base,
    services: new Map(services),
    kept: createKeptResponses(keptMaxBytes, () => now().getTime()),
    keptTargetOf: createKeptTargets(),
  };
}

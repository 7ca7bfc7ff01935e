import { services, type ServiceName } from "@wordlehint/contracts/services";
import { givenSecretVariables, secretVariables } from "../secrets.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import type { Installation } from "./installation.ts";
import { planContent } from "./plan-content.ts";
import { planGateway } from "./plan-gateway.ts";
import { planService } from "./plan-service.ts";
import { planSite } from "./plan-site.ts";
import { planStandIns } from "./plan-stand-ins.ts";
import { planStores } from "./plan-stores.ts";

type Plan = (installation: Installation) => ProcessPlan;

/** Services that need more than the table of services says. */
const special: Partial<Record<ServiceName, Plan>> = {
  gateway: planGateway,
  "content-lake": planContent,
};

/** Every process of the product. A database, broker, content lake or provider that the environment names is left out. */
export function planProcesses({ env, ...rest }: Installation): ProcessPlan[] {
  const installation = { ...rest, env: withoutSecrets(env) };
  const names = Object.keys(services) as ServiceName[];
  return [
    ...planStores(installation),
    ...planStandIns(installation, env),
    ...names.map((name) => special[name]?.(installation) ?? planService(name, installation)),
    planSite(installation),
  ];
}

/** Removes the secrets, of which each service gets its own alone. */
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const all = [...secretVariables, ...givenSecretVariables];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !all.includes(name)));
}

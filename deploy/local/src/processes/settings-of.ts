import { urlVariable, type Need, type PartName, type ServicePart } from "@wordlehint/contracts/services";
import { contentSettings } from "./content-settings.ts";
import { browserUrl, loopbackUrl, storeUrls, type Installation } from "./installation.ts";
import { standInSecrets, standInStripe } from "./stand-in-settings.ts";

/** The environment variables that meet what the table of services says a part needs, calls and keeps secret. */
export function settingsOf(
  { needs, secrets, givenSecrets = [], calls }: ServicePart,
  installation: Installation,
): Record<string, string> {
  const { MONGODB_URL, NATS_URL } = storeUrls(installation);
  const settings: Record<Need, Record<string, string>> = {
    database: { MONGODB_URL },
    broker: { NATS_URL },
    content: contentSettings(installation),
    origin: { PUBLIC_ORIGIN: browserUrl(installation.ports.gateway) },
  };
  return Object.fromEntries([
    ...needs.flatMap((need) => Object.entries(settings[need])),
    ...secrets.map((variable) => [variable, installation.secrets.variables[variable]]),
    ...givenSecrets.flatMap((variable) => {
      const secret = installation.secrets.variables[variable] ?? standInSecrets(installation)[variable];
      return secret === undefined ? [] : [[variable, secret]];
    }),
    ...(givenSecrets.includes("STRIPE_SECRET_KEY") ? Object.entries(standInStripe(installation)) : []),
    ...calls.map((name) => [urlVariable(name), loopbackUrl(installation.ports[name as PartName])]),
  ]) as Record<string, string>;
}

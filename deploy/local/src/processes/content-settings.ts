import { given } from "../given.ts";
import { browserUrl, loopbackUrl, type Installation } from "./installation.ts";

/** The name under which Sanity's clients know our own content lake. */
export const lakeProjectId = "wordlehint";

/** Returns true if the content is in hosted Sanity. */
export const isHosted = ({ env }: Pick<Installation, "env">): boolean =>
  given(env.SANITY_PROJECT_ID) !== undefined;

export const datasetOf = ({ env }: Pick<Installation, "env">): string =>
  given(env.SANITY_DATASET) ?? "production";

export const studioUrl = ({ ports }: Pick<Installation, "ports">): string =>
  browserUrl(ports["content-lake"]);

/** Returns the settings by which Sanity's client reaches our own lake. Empty for hosted Sanity, which the environment names. */
export function contentSettings(installation: Installation): Record<string, string> {
  if (isHosted(installation)) return {};
  const { ports, secrets } = installation;
  return {
    SANITY_PROJECT_ID: lakeProjectId,
    SANITY_DATASET: datasetOf(installation),
    SANITY_API_HOST: loopbackUrl(ports["content-lake"]),
    SANITY_TOKEN: secrets.variables.SERVICE_TOKEN ?? "",
  };
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hostNames } from "@wordlehint/contracts/own-host";

/** Reads from the environment how the server is reached, and by which keys. */
export function readConfig({
  PUBLIC_URL: publicUrl,
  ALLOWED_HOSTS: hosts = "",
  STRIPE_STAND_IN_KEY: given,
  SECRETS_DIR: dir,
}: NodeJS.ProcessEnv) {
  const file = join(dir ?? "", "STRIPE_STAND_IN_KEY");
  const inFile = dir !== undefined && existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  // Stripe's keys consist of letters, digits and underscores.
  const key = (given ?? inFile)?.replaceAll("-", "_");
  const keys = {
    secretKey: `sk_test_${key ?? "local"}`,
    // Every browser has it.
    publishableKey: "pk_test_local",
    webhookSecret: key === undefined ? undefined : `whsec_${key}`,
  };
  return { publicUrl, keys, allowedHosts: hostNames(hosts) };
}

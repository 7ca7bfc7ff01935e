import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { hostNames } from "@wordlehint/contracts/own-host";
import { apiModes, webhookModes } from "./modes.ts";
import { startStripe } from "./server.ts";

const listed = (modes: Readonly<Record<string, string>>) =>
  Object.entries(modes)
    .map(([mode, does]) => `  ${mode.padEnd(14)}${does}`)
    .join("\n");

const help = `Starts a server that speaks Stripe's API as far as subscriptions need it, with Stripe's test cards.

  npm run stripe -- --dir PATH [--port 8040] [--host 127.0.0.1] [--public-url http://localhost:8040]

Start the product with STRIPE_SECRET_KEY=sk_test_local, STRIPE_PUBLISHABLE_KEY=pk_test_local and
STRIPE_API_URL=http://127.0.0.1:8040 to use it; without STRIPE_SECRET_KEY, npm start starts one of its own.
STRIPE_STAND_IN_KEY has it use sk_test_ and that key instead, and sign webhooks with whsec_ and that key.
It is asked by localhost, an IP address, the host of --public-url, and the host names in ALLOWED_HOSTS, separated by commas.
While it runs:

  GET  /_control/mode             how it behaves; PUT changes it:
                                  {"api": {"mode": "error", "times": 2, "only": "POST /v1/subscriptions"}}
                                  {"webhooks": {"mode": "late", "delayMs": 3000, "only": "invoice."}}
  GET  /_control/clock            the account's time; POST /_control/clock/advance {"seconds": 3600} moves it
  GET  /_control/deliveries       the latest webhooks
  POST /_control/webhook_endpoints/ID/roll_secret   a second secret, which signs beside the first

Modes of the API:
${listed(apiModes)}

Modes of webhooks:
${listed(webhookModes)}`;

const options = readOptions();
if (options) {
  try {
    const server = await startStripe(options);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
    console.log(`stripe ready on ${server.url}`);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        dir: { type: "string" },
        port: { type: "string", default: "8040" },
        host: { type: "string", default: "127.0.0.1" },
        "public-url": { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      console.log(help);
      return undefined;
    }
    const { dir, port, host, "public-url": publicUrl = process.env.PUBLIC_URL } = values;
    if (!dir) return fail("--dir is missing: the folder that keeps the account");
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      return fail("--port must be a number from 0 to 65535");
    const allowedHosts = hostNames(process.env.ALLOWED_HOSTS ?? "");
    return { dir, host, publicUrl, allowedHosts, port: Number(port), keys: keysOf(readKey()) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** A key of the installation's own: from the environment, or from a file in a container. */
function readKey(): string | undefined {
  const { STRIPE_STAND_IN_KEY: key, SECRETS_DIR: dir } = process.env;
  const file = join(dir ?? "", "STRIPE_STAND_IN_KEY");
  return key ?? (dir !== undefined && existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);
}

function keysOf(given: string | undefined) {
  // Keys of Stripe's have letters, digits and underscores alone.
  const key = given?.replaceAll("-", "_");
  return {
    secretKey: `sk_test_${key ?? "local"}`,
    // Every browser has it.
    publishableKey: "pk_test_local",
    webhookSecret: key === undefined ? undefined : `whsec_${key}`,
  };
}

function fail(message: string): never {
  console.error(`stripe: ${message}\nTry --help.`);
  process.exit(2);
}

import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { services, urlVariable } from "@wordlehint/contracts/services";
import {
  freePort,
  refusingUrl,
  startEmbeddedMongo,
  startNats,
  startProcess,
  startStripe,
} from "@wordlehint/test-servers";

const main = fileURLToPath(new URL("../../../../services/billing/src/main.ts", import.meta.url));

/** The billing service as a separate process, with a database, a broker and a provider that nothing else uses. */
export type StartedBilling = { webhookUrl: string; webhookSecret: string; stop(): Promise<void> };

/** Starts the billing service, and waits until it is ready. */
export async function startBilling(): Promise<StartedBilling> {
  const dir = await mkdtemp(join(tmpdir(), "wordlehint-bench-"));
  const mongo = await startEmbeddedMongo({ dir: join(dir, "mongo") });
  const nats = await startNats({ dir: join(dir, "nats") });
  const stripe = await startStripe({ dir: join(dir, "stripe") });
  const [port, adminPort] = [await freePort(), await freePort()];
  const { secrets, calls } = services.billing;
  const billing = await startProcess({
    name: "billing",
    args: [main],
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      LOG_LEVEL: "silent",
      MONGODB_URL: mongo.url,
      MONGODB_DATABASE: "billing",
      NATS_URL: nats.url,
      ...Object.fromEntries(secrets.map((variable) => [variable, randomBytes(32).toString("base64url")])),
      ...Object.fromEntries(calls.map((name) => [urlVariable(name), refusingUrl])),
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    },
    ready: { url: `http://127.0.0.1:${adminPort}/readyz` },
  });
  const stop = async () => {
    for (const server of [billing, stripe, nats, mongo]) await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  const webhookUrl = `http://127.0.0.1:${port}/webhooks/stripe`;
  return { webhookUrl, webhookSecret: stripe.webhookSecret, stop };
}

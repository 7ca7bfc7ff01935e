import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { services, urlVariable } from "@wordlehint/contracts/services";
import { freePort, refusingUrl, startEmbeddedMongo, startNats, startProcess } from "@wordlehint/test-servers";
import type { Cores } from "./cores.ts";

const main = fileURLToPath(new URL("../../../../services/auth/src/main.ts", import.meta.url));

/** The auth service in its own process, with a database and a broker of its own. */
export type StartedAuth = {
  url: string;
  mongoUrl: string;
  natsUrl: string;
  database: string;
  stop(): Promise<void>;
};

/** Starts the auth service, and waits until it is ready. */
export async function startAuth(cores: Cores): Promise<StartedAuth> {
  const dir = await mkdtemp(join(tmpdir(), "wordlehint-bench-"));
  const mongo = await startEmbeddedMongo({ dir: join(dir, "mongo") });
  const nats = await startNats({ dir: join(dir, "nats") });
  const [port, adminPort] = [await freePort(), await freePort()];
  const { secrets, calls } = services.auth;
  const auth = await startProcess({
    name: "auth",
    ...cores.ofService(main),
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      LOG_LEVEL: "silent",
      MONGODB_URL: mongo.url,
      MONGODB_DATABASE: "auth",
      NATS_URL: nats.url,
      ...Object.fromEntries(secrets.map((variable) => [variable, randomBytes(32).toString("base64url")])),
      ...Object.fromEntries(calls.map((name) => [urlVariable(name), refusingUrl])),
    },
    ready: { url: `http://127.0.0.1:${adminPort}/readyz` },
  });
  const stop = async () => {
    for (const server of [auth, nats, mongo]) await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, mongoUrl: mongo.url, natsUrl: nats.url, database: "auth", stop };
}

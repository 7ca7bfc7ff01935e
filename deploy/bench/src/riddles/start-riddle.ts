import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { services, urlVariable } from "@wordlehint/contracts/services";
import { freePort, refusingUrl, startEmbeddedMongo, startNats, startProcess } from "@wordlehint/test-servers";
import { addArchive } from "./add-archive.ts";

const main = fileURLToPath(new URL("../../../../services/riddle/src/main.ts", import.meta.url));

/** The riddle service as a separate process, with a database and a broker that nothing else uses. */
export type StartedRiddle = { url: string; adminUrl: string; stop(): Promise<void> };

/** Starts the riddle service with an archive of so many months, and waits until it is ready. */
export async function startRiddle(months: number): Promise<StartedRiddle> {
  const dir = await mkdtemp(join(tmpdir(), "wordlehint-bench-"));
  const mongo = await startEmbeddedMongo({ dir: join(dir, "mongo") });
  const nats = await startNats({ dir: join(dir, "nats") });
  const [port, adminPort] = [await freePort(), await freePort()];
  const adminUrl = `http://127.0.0.1:${adminPort}`;
  const { secrets, calls } = services.riddle;
  await addArchive({ mongoUrl: mongo.url, database: "riddle" }, months);
  const riddle = await startProcess({
    name: "riddle",
    args: [main],
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      LOG_LEVEL: "silent",
      MONGODB_URL: mongo.url,
      MONGODB_DATABASE: "riddle",
      NATS_URL: nats.url,
      SANITY_API_HOST: refusingUrl,
      RIDDLE_HISTORY_DAYS: "0",
      ...Object.fromEntries(secrets.map((variable) => [variable, randomBytes(32).toString("base64url")])),
      ...Object.fromEntries(calls.map((name) => [urlVariable(name), refusingUrl])),
    },
    ready: { url: `${adminUrl}/readyz` },
  });
  const stop = async () => {
    for (const server of [riddle, nats, mongo]) await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, adminUrl, stop };
}

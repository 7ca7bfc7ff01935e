import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { services, urlVariable } from "@wordlehint/contracts/services";
import { freePort, refusingUrl, startEmbeddedMongo, startNats, startProcess } from "@wordlehint/test-servers";
import { connectBus, createLog, newEvent } from "@wordlehint/runtime";
import mongoose from "mongoose";
import { addMailing } from "./add-mailing.ts";

const main = fileURLToPath(new URL("../../../../services/notification/src/main.ts", import.meta.url));

/** Replicas of the notification service, with a database and a broker that nothing else uses. */
export type Replicas = {
  /** Starts one more. */
  add(): Promise<void>;
  /** Begins a mailing to so many subscribers. */
  beginMailing(subscribers: number): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the database and the broker, and one replica that sends to `smtpUrl`. */
export async function startReplicas(smtpUrl: string): Promise<Replicas> {
  const dir = await mkdtemp(join(tmpdir(), "wordlehint-bench-"));
  const mongo = await startEmbeddedMongo({ dir: join(dir, "mongo") });
  const nats = await startNats({ dir: join(dir, "nats") });
  const { secrets, calls } = services.notification;
  const secretValues = secrets.map((variable) => [variable, randomBytes(32).toString("base64url")] as const);
  const database = await mongoose.createConnection(mongo.url, { dbName: "notification" }).asPromise();
  const log = createLog({ service: "bench", level: "silent" });
  const bus = connectBus({ url: nats.url, namespace: "", replicas: 1, service: "bench", log });
  const replicas: { stop(): Promise<void> }[] = [];
  const add = async () => {
    const [port, adminPort] = [await freePort(), await freePort()];
    const replica = await startProcess({
      name: "notification",
      args: [...profiling(replicas.length), main],
      env: {
        HOST: "127.0.0.1",
        PORT: String(port),
        ADMIN_PORT: String(adminPort),
        LOG_LEVEL: "silent",
        MONGODB_URL: mongo.url,
        MONGODB_DATABASE: "notification",
        NATS_URL: nats.url,
        SANITY_API_HOST: refusingUrl,
        SMTP_URL: smtpUrl,
        ...Object.fromEntries(secretValues),
        ...Object.fromEntries(calls.map((name) => [urlVariable(name), refusingUrl])),
      },
      ready: { url: `http://127.0.0.1:${adminPort}/readyz` },
    });
    replicas.push(replica);
  };
  await add();
  return {
    add,
    beginMailing: async (subscribers) => {
      const { date } = await addMailing(database, subscribers);
      await bus.publish(newEvent("riddle.released", date, { date }, new Date()));
    },
    stop: async () => {
      for (const replica of replicas) await replica.stop();
      await bus.close();
      await database.close();
      for (const server of [nats, mongo]) await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** `BENCH_CPU_PROFILES` names a folder for profiles of the first replica. */
function profiling(index: number): string[] {
  const { BENCH_CPU_PROFILES: folder } = process.env;
  return index === 0 && folder !== undefined ? ["--cpu-prof", "--cpu-prof-dir", folder] : [];
}

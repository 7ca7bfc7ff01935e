import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDockerReachable } from "../src/docker/find-docker.ts";
import { startMongoContainer, startNatsContainer, type StartedServer } from "./containers.ts";
import { startEmbeddedMongo, type ServerOptions, type ServerProcess } from "./embedded-mongo.ts";
import { startNats } from "./nats.ts";

export interface StartedTestServers {
  mongo: StartedServer;
  nats: StartedServer;
  stop(): Promise<void>;
}

/**
 * Uses the database and the broker that the environment names. Without them starts containers if a Docker engine is
 * reachable, or else the embedded database and a local nats-server.
 */
export async function startTestServers(env: NodeJS.ProcessEnv = process.env): Promise<StartedTestServers> {
  const docker = env.MONGODB_URL && env.NATS_URL ? false : await isDockerReachable();
  const [mongo, nats] = await Promise.all([
    pick(env.MONGODB_URL, "MONGODB_URL", docker && startMongoContainer, () =>
      onOwnFolder("mongo", "the embedded database", startEmbeddedMongo),
    ),
    pick(env.NATS_URL, "NATS_URL", docker && startNatsContainer, () =>
      onOwnFolder("nats", "a local nats-server", startNats),
    ),
  ]);
  const stop = async () => {
    await Promise.all([mongo.stop(), nats.stop()]);
  };
  return { mongo, nats, stop };
}

async function pick(
  url: string | undefined,
  variable: string,
  inContainer: false | (() => Promise<StartedServer>),
  local: () => Promise<StartedServer>,
): Promise<StartedServer> {
  if (url) return { url, origin: `as set by ${variable}`, stop: () => Promise.resolve() };
  if (!inContainer) return local();
  try {
    return await inContainer();
  } catch (error) {
    const server = await local();
    const reason = error instanceof Error ? error.message : String(error);
    return { ...server, origin: `${server.origin} (a container was tried: ${reason})` };
  }
}

async function onOwnFolder(
  name: string,
  origin: string,
  start: (options: ServerOptions) => Promise<ServerProcess>,
): Promise<StartedServer> {
  const dir = await mkdtemp(join(tmpdir(), `wordlehint-${name}-`));
  const server = await start({ dir });
  const stop = async () => {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  };
  return { url: server.url, origin, stop };
}

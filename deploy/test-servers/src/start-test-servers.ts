import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { connect } from "nats";
import { isDockerReachable } from "@wordlehint/local/docker/find-docker";
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
 * @throws {Error} when the server that `NATS_URL` or `MONGODB_URL` names doesn't respond
 */
export async function startTestServers(env: NodeJS.ProcessEnv = process.env): Promise<StartedTestServers> {
  const docker = env.MONGODB_URL && env.NATS_URL ? false : await isDockerReachable();
  const [mongo, nats] = await Promise.all([
    pick(env.MONGODB_URL, "MONGODB_URL", reachMongo, docker && startMongoContainer, () =>
      onOwnFolder("mongo", "the embedded database", startEmbeddedMongo),
    ),
    pick(env.NATS_URL, "NATS_URL", reachNats, docker && startNatsContainer, () =>
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
  reach: (url: string) => Promise<void>,
  inContainer: false | (() => Promise<StartedServer>),
  local: () => Promise<StartedServer>,
): Promise<StartedServer> {
  if (url) {
    await reach(url).catch((cause: unknown) => {
      const message = `No server responds at the address in ${variable}. Start it, or unset ${variable}: the tests then start one of their own.`;
      throw new Error(message, { cause });
    });
    return { url, origin: `as set by ${variable}`, stop: () => Promise.resolve() };
  }
  if (!inContainer) return local();
  try {
    return await inContainer();
  } catch (error) {
    const server = await local();
    const reason = error instanceof Error ? error.message : String(error);
    return { ...server, origin: `${server.origin} (a container was tried: ${reason})` };
  }
}

/** The time limit for a server that the environment names. */
const reachMs = 5000;

async function reachMongo(url: string): Promise<void> {
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: reachMs });
  await client.close();
}

async function reachNats(servers: string): Promise<void> {
  const connection = await connect({ servers, timeout: reachMs, reconnect: false });
  await connection.close();
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

import { startTestServers, type StartedTestServers } from "./start-test-servers.ts";

declare global {
  var startedTestServers: StartedTestServers | undefined;
}

/** Runs once before all tests. The tests' processes inherit the environment that is set here. */
export default async function startForAllTests(): Promise<void> {
  const servers = await startTestServers();
  globalThis.startedTestServers = servers;
  process.env.MONGODB_URL = servers.mongo.url;
  process.env.NATS_URL = servers.nats.url;
  process.stdout.write(`Database: ${servers.mongo.origin}. Broker: ${servers.nats.origin}.\n`);
}

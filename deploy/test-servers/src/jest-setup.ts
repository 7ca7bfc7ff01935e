import { MongoClient } from "mongodb";
import { startTestServers, type StartedTestServers } from "./start-test-servers.ts";

declare global {
  var startedTestServers: StartedTestServers | undefined;
}

/** Runs once before all tests. The tests' processes inherit the environment that is set here. */
export default async function startForAllTests(): Promise<void> {
  const servers = await startTestServers();
  globalThis.startedTestServers = servers;
  if (!process.env.MONGODB_URL) await keepExpiredDocuments(servers.mongo.url);
  process.env.MONGODB_URL = servers.mongo.url;
  process.env.NATS_URL = servers.nats.url;
  process.stdout.write(`Database: ${servers.mongo.origin}. Broker: ${servers.nats.origin}.\n`);
}

/** Tests have clocks of their own, often in the past: what is current to them would be expired by the server's clock. */
async function keepExpiredDocuments(url: string): Promise<void> {
  const client = await MongoClient.connect(url);
  await client.db("admin").command({ setParameter: 1, ttlMonitorEnabled: false });
  await client.close();
}

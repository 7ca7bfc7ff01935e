import { join } from "node:path";
import { findNatsServer } from "../nats/find-nats-server.ts";
import { writeNatsConfig } from "../nats/nats-config.ts";
import { mongoMain } from "../paths.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { node } from "./launch.ts";
import { given, type Surroundings } from "./surroundings.ts";

/** The database and the broker, each left out where the environment names the real one. */
export function planStores({ ports, dataDir, env }: Surroundings): ProcessPlan[] {
  const mongo: ProcessPlan = {
    name: "mongo",
    purpose: "database",
    port: ports.mongo,
    kind: "store",
    quiet: true,
    ready: { line: /ready/i },
    prepare: () => node(mongoMain, ["--port", String(ports.mongo), "--dir", join(dataDir, "mongo")], env),
  };
  const nats: ProcessPlan = {
    name: "nats",
    purpose: "message broker",
    port: ports.nats,
    kind: "store",
    quiet: true,
    ready: { port: ports.nats },
    prepare: async (say) => {
      const { path, version } = await findNatsServer(say);
      const config = await writeNatsConfig(join(dataDir, "nats"), ports.nats, version);
      return { command: path, args: ["--config", config], env };
    },
  };
  return [...(given(env.MONGODB_URL) ? [] : [mongo]), ...(given(env.NATS_URL) ? [] : [nats])];
}

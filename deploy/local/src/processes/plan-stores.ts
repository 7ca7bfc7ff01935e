import { join } from "node:path";
import { stores } from "@wordlehint/contracts/services";
import { given } from "../given.ts";
import { findNatsServer } from "../nats/find-nats-server.ts";
import { writeNatsConfig } from "../nats/nats-config.ts";
import { mongoMain } from "../paths.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { type Installation } from "./installation.ts";
import { launchScript } from "./launch.ts";

/** The database and the broker, each one unless the environment names another. */
export function planStores(installation: Installation): ProcessPlan[] {
  const { env } = installation;
  return [
    ...(given(env.MONGODB_URL) ? [] : [planMongo(installation)]),
    ...(given(env.NATS_URL) ? [] : [planNats(installation)]),
  ];
}

function planMongo({ ports: { mongo: port }, dataDir, env }: Installation): ProcessPlan {
  return {
    name: "mongo",
    purpose: stores.mongo.purpose,
    port,
    kind: "store",
    quiet: true,
    ready: { line: /ready/i },
    prepare: () => launchScript(mongoMain, ["--port", String(port), "--dir", join(dataDir, "mongo")], env),
  };
}

function planNats({ ports: { nats: port }, dataDir, env }: Installation): ProcessPlan {
  return {
    name: "nats",
    purpose: stores.nats.purpose,
    port,
    kind: "store",
    quiet: true,
    ready: { port },
    prepare: async (say) => {
      const { path, version } = await findNatsServer(say);
      const config = await writeNatsConfig(join(dataDir, "nats"), port, version);
      return { command: path, args: ["--config", config], env };
    },
  };
}

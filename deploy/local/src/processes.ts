import { join } from "node:path";
import { findNatsServer } from "./nats/find-nats-server.ts";
import { writeNatsConfig } from "./nats/nats-config.ts";
import { mongoMain, root } from "./paths.ts";
import type { Ports } from "./ports.ts";
import { ensureSiteBuild, gatsbyCommand, gatsbyEnv, siteDir } from "./site/build-site.ts";
import type { Launch, ProcessPlan } from "./supervise/process-plan.ts";

export interface Surroundings {
  ports: Ports;
  dataDir: string;
  env: NodeJS.ProcessEnv;
}

/** All processes of the product. A stand-in is left out where the environment names the real one. */
export function planProcesses({ ports, dataDir, env }: Surroundings): ProcessPlan[] {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const urls = {
    MONGODB_URL: given(env.MONGODB_URL) ?? `mongodb://127.0.0.1:${ports.mongo}/?replicaSet=rs0`,
    NATS_URL: given(env.NATS_URL) ?? `nats://127.0.0.1:${ports.nats}`,
  };
  const service = (name: string, port: number, settings: Record<string, string>): Launch =>
    node(join(root, "services", name, "src", "main.ts"), [], {
      ...env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: given(env.LOG_LEVEL) ?? "info",
      ...settings,
    });

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
  const riddle: ProcessPlan = {
    name: "riddle",
    purpose: "riddle service",
    port: ports.riddle,
    kind: "service",
    ready: { url: `${at(ports.riddle)}/readyz` },
    prepare: () => service("riddle", ports.riddle, urls),
  };
  const renderer: ProcessPlan = {
    name: "site",
    purpose: "page renderer",
    port: ports.renderer,
    kind: "service",
    quiet: true,
    ready: { url: `${at(ports.renderer)}/page-data/app-data.json` },
    prepare: async (say) => {
      await ensureSiteBuild(say, join(dataDir, "logs", "site-build.log"));
      const settings = {
        RIDDLE_URL: at(ports.riddle),
        SITE_ORIGIN: `http://localhost:${ports.gateway}`,
      };
      const args = ["serve", "-H", "127.0.0.1", "-p", String(ports.renderer)];
      return { ...node(gatsbyCommand, args, { ...env, ...gatsbyEnv, ...settings }), cwd: siteDir };
    },
  };
  const socialImages: ProcessPlan = {
    name: "social-images",
    purpose: "pictures of pages",
    port: ports.socialImages,
    kind: "service",
    ready: { url: `${at(ports.socialImages)}/readyz` },
    prepare: () => service("social-images", ports.socialImages, { SITE_URL: at(ports.renderer) }),
  };
  const gateway: ProcessPlan = {
    name: "gateway",
    purpose: "the site's address",
    port: ports.gateway,
    kind: "service",
    ready: { url: `${at(ports.gateway)}/readyz` },
    prepare: () =>
      service("gateway", ports.gateway, {
        RIDDLE_URL: at(ports.riddle),
        SITE_URL: at(ports.renderer),
        SOCIAL_IMAGES_URL: at(ports.socialImages),
        NATS_URL: urls.NATS_URL,
        CACHE_DIR: join(dataDir, "gateway-cache"),
      }),
  };
  const standIns = [...(env.MONGODB_URL ? [] : [mongo]), ...(env.NATS_URL ? [] : [nats])];
  return [...standIns, riddle, renderer, socialImages, gateway];
}

/** The same Node.js that runs this, without its warnings of experiments and of old ways in others' code. */
function node(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Launch {
  const quiet = ["--disable-warning=ExperimentalWarning", "--disable-warning=DeprecationWarning"];
  return { command: process.execPath, args: [...quiet, script, ...args], env };
}

/** A setting that is set to nothing is not set. */
function given(setting: string | undefined): string | undefined {
  return setting === "" ? undefined : setting;
}

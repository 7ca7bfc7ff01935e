import { join } from "node:path";
import { findChromium } from "../chromium/find-chromium.ts";
import { Steps } from "../console/steps.ts";
import type { Terminal } from "../console/terminal.ts";
import { findNatsServer } from "../nats/find-nats-server.ts";
import { cacheDir } from "../paths.ts";
import { ensureBuild } from "../builds/ensure-build.ts";
import { siteBuild } from "../builds/site-build.ts";
import { studioBuild } from "../builds/studio-build.ts";
import type { SuiteName } from "./arguments.ts";

/** Something that suites need, and that is fetched or built while others run. */
type Need = { name: string; suites: readonly SuiteName[]; env: Promise<NodeJS.ProcessEnv> };

/**
 * Waits until what a suite needs is there.
 * @returns the environment variables that the suite needs
 * @throws {Error} if something can't be fetched or built; the message says what to do
 */
export type ReadyFor = (suite: SuiteName) => Promise<NodeJS.ProcessEnv>;

/** Begins to fetch and build what these suites need. */
export function prepare(suites: readonly SuiteName[], terminal: Terminal): ReadyFor {
  const needs = needsOf(suites);
  // Handles rejections early; the suite that waits for the need reports them.
  for (const { env } of needs) env.catch(() => undefined);
  const steps = new Steps(terminal);
  return async (suite) => {
    const env: NodeJS.ProcessEnv = {};
    for (const need of needs.filter((one) => one.suites.includes(suite))) {
      const step = steps.begin(need.name);
      try {
        Object.assign(env, await need.env);
        step.done();
      } catch (error) {
        step.failed();
        throw error;
      }
    }
    return env;
  };
}

const silently = () => undefined;

function needsOf(suites: readonly SuiteName[]): Need[] {
  if (suites.includes("browser")) return ofBrowser();
  return suites.includes("integration") ? [ofBroker()] : [];
}

function ofBroker(): Need {
  const found = process.env.NATS_URL ? Promise.resolve() : findNatsServer();
  return { name: "nats-server", suites: ["integration", "browser"], env: found.then(() => ({})) };
}

function ofBrowser(): Need[] {
  const broker = ofBroker();
  // Debian's package manager does one thing at a time.
  const chromium = broker.env.catch(silently).then(() => findChromium(silently));
  const builds = process.env.BASE_URL ? [] : [siteBuild, studioBuild()];
  return [
    broker,
    { name: "Chromium", suites: ["browser"], env: chromium.then((path) => ({ CHROMIUM_PATH: path })) },
    ...builds.map((build): Need => {
      const built = ensureBuild(build, silently, join(cacheDir, `${build.name}-build.log`));
      return { name: build.name, suites: ["browser"], env: built.then(() => ({})) };
    }),
  ];
}

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

type Say = (detail: string) => void;

/** What suites need before they run. */
export type Preparation = {
  /** Environment variables for them. */
  env: NodeJS.ProcessEnv;
  /**
   * Waits until the site and the studio are built, which the browser tests need.
   * @throws {UserError} when one can't be built
   */
  finishBuilds: () => Promise<void>;
};

/** Fetches what these suites need, and begins the builds: other suites run meanwhile. */
export async function prepare(suites: readonly SuiteName[], terminal: Terminal): Promise<Preparation> {
  const steps = new Steps(terminal);
  const step = async <T>(title: string, work: (say: Say) => Promise<T>): Promise<T> => {
    const shown = steps.begin(title);
    try {
      const result = await work((detail) => shown.say(detail));
      shown.done();
      return result;
    } catch (error) {
      shown.failed();
      throw error;
    }
  };
  const env: NodeJS.ProcessEnv = {};
  const builds: { name: string; built: Promise<void> }[] = [];
  if (!process.env.NATS_URL && suites.some((suite) => suite !== "unit"))
    await step("nats-server", findNatsServer);
  if (suites.includes("browser")) {
    env.CHROMIUM_PATH = await step("Chromium", findChromium);
    if (!process.env.BASE_URL) {
      for (const build of [siteBuild, studioBuild()]) {
        const built = ensureBuild(build, () => undefined, join(cacheDir, `${build.name}-build.log`));
        // A failure is reported when the build is waited for.
        built.catch(() => undefined);
        builds.push({ name: build.name, built });
      }
    }
  }
  return {
    env,
    finishBuilds: async () => {
      await Promise.all(builds.map(({ name, built }) => step(name, () => built)));
    },
  };
}

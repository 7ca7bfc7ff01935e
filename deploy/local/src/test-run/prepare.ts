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

/** Fetches and builds what these suites need. Returns environment variables for them. */
export async function prepare(suites: readonly SuiteName[], terminal: Terminal): Promise<NodeJS.ProcessEnv> {
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
  if (!process.env.NATS_URL && suites.some((suite) => suite !== "unit"))
    await step("nats-server", findNatsServer);
  if (suites.includes("browser")) {
    env.CHROMIUM_PATH = await step("Chromium", findChromium);
    if (!process.env.BASE_URL) {
      const builds = [siteBuild, studioBuild()].map((build) =>
        step(build.name, (say) => ensureBuild(build, say, join(cacheDir, `${build.name}-build.log`))),
      );
      await Promise.all(builds);
    }
  }
  return env;
}

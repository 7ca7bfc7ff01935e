import { findProgram, isExecutable } from "../machine/find-program.ts";
import { run } from "../machine/run.ts";
import { UserError } from "../user-error.ts";
import { chromiumFromDebian, unpackedChromium } from "./chromium-from-debian.ts";
import { downloadPlaywrightChromium, playwrightChromium } from "./playwright-chromium.ts";

type Say = (detail: string) => void;

/** The headless shell first: without the browser's own windows, tests run in about two thirds of the time. */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const macApp = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, one on the machine or in the checkout, or else one that is fetched
 * now by Playwright or from Debian's packages.
 * @throws {UserError} that says what to do when there is none.
 */
export async function findChromium(say: Say, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (env.CHROMIUM_PATH) {
    if (await starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new UserError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which does not start.`);
  }
  return (await existingChromium()) ?? fetchChromium(say);
}

async function existingChromium(): Promise<string | undefined> {
  for (const path of [await findProgram(names), macApp, playwrightChromium(), unpackedChromium]) {
    if (path !== undefined && (await starts(path))) return path;
  }
  return undefined;
}

async function fetchChromium(say: Say): Promise<string> {
  const sources = [
    { name: "Playwright's download", fetch: downloadPlaywrightChromium },
    { name: "Debian's package", fetch: chromiumFromDebian },
  ];
  const failures: string[] = [];
  for (const source of sources) {
    say(`fetching ${source.name}`);
    try {
      const path = await source.fetch(say);
      if (await starts(path)) return path;
      failures.push(`  ${source.name}: ${path} does not start`);
    } catch (error) {
      failures.push(`  ${source.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new UserError(
    [
      "Chromium isn't installed and could not be fetched:",
      ...failures,
      "Install Chromium or Chrome, or set CHROMIUM_PATH to its command. The other tests run without it:",
      "  npm test -- unit    npm test -- integration",
    ].join("\n"),
  );
}

/** A file may exist and not start: a library may be missing, or it is a stub that asks to install the browser. */
async function starts(path: string): Promise<boolean> {
  if (!(await isExecutable(path))) return false;
  const version = await run(path, ["--version"], { timeoutMs: 20_000 }).catch(() => "");
  return /\d+\.\d+/.test(version);
}

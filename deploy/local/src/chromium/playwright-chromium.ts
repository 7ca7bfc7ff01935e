import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { run } from "../machine/run.ts";

const timeLimitMs = 240_000;

/** Returns the path of this Playwright version's Chromium, if it has been downloaded. */
export function playwrightChromium(): string {
  return chromium.executablePath();
}

/** Downloads Playwright's Chromium and returns its path. */
export async function downloadPlaywrightChromium(): Promise<string> {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  await run(process.execPath, [cli, "install", "chromium"], { timeoutMs: timeLimitMs });
  return playwrightChromium();
}

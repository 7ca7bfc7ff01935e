import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { run } from "../machine/run.ts";

const timeLimitMs = 240_000;

/** Where Playwright keeps the Chromium of its version, whether or not it is there. */
export function playwrightChromium(): string {
  return chromium.executablePath();
}

/** Lets Playwright download its Chromium, and returns where it is. */
export async function downloadPlaywrightChromium(): Promise<string> {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  await run(process.execPath, [cli, "install", "chromium"], { timeoutMs: timeLimitMs });
  return playwrightChromium();
}

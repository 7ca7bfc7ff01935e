import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "@wordlehint/local/chromium/find-chromium";
import type { JavascriptResult } from "./javascript-report.ts";
import { scriptsOfVisit } from "./scripts-of-visit.ts";
import { serveFolder } from "./serve-folder.ts";

const launchArgs = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];

/** Measures the scripts of a first visit: to the bare page, to the product's empty page and to its home page. */
export async function measureJavascript(origin: string, bareFolder: string): Promise<JavascriptResult> {
  const executablePath = await findChromium((detail) => console.log(`Chromium: ${detail} …`));
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    return {
      bare: await scriptsOfBarePage(browser, bareFolder),
      pages: [
        {
          name: "the empty page in the shell",
          goalBytes: 45_000,
          scripts: await scriptsOfVisit(browser, `${origin}/_styleguide/empty`),
        },
        { name: "the home page", scripts: await scriptsOfVisit(browser, `${origin}/`) },
      ],
    };
  } finally {
    await browser.close();
  }
}

async function scriptsOfBarePage(browser: Browser, folder: string) {
  const server = await serveFolder(folder);
  try {
    return await scriptsOfVisit(browser, server.url);
  } finally {
    await server.stop();
  }
}

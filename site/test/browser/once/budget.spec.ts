import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test, type Page, type Response } from "@playwright/test";
import { noticeOf } from "../consent-notice.ts";
import { shellReady } from "../shell.ts";

// Of a phone's first load every byte counts.
test.use({ viewport: { width: 390, height: 844 } });

/** What is loaded only when it is needed, and a text of its own that no minifier changes. */
const latePackages = [
  { name: "react-helmet", file: "es/Helmet.js", mark: "data-react-helmet" },
  { name: "@radix-ui/react-dismissable-layer", file: "dist/index.mjs", mark: "dismissableLayer." },
  { name: "@radix-ui/react-dialog", file: "dist/index.mjs", mark: "DialogTitle" },
  { name: "web-vitals", file: "dist/web-vitals.js", mark: "largest-contentful-paint" },
  { name: "zod", file: "v4/core/schemas.js", mark: "~standard" },
];

/** The texts of all scripts that a page requests until the network is idle, by their paths. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, string>> {
  const scripts = new Map<string, Promise<string>>();
  const collect = (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.includes("javascript")) scripts.set(new URL(response.url()).pathname, response.text());
  };
  page.on("response", collect);
  await page.goto(path);
  await shellReady(page);
  // The last that a first visit brings.
  await expect(noticeOf(page).notice).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return new Map(await Promise.all(Array.from(scripts, async ([url, text]) => [url, await text] as const)));
}

for (const path of ["/_look/empty", "/"]) {
  test(`The first load of ${path} holds nothing that can come later`, async ({ page }) => {
    const scripts = await scriptsOf(page, path);
    expect(scripts.size).toBeGreaterThan(3);
    for (const [url, text] of scripts) {
      for (const { name, mark } of latePackages) {
        expect(text.includes(mark), `${name} is in ${url}, known by "${mark}"`).toBe(false);
      }
    }
  });
}

/** By what a preview talks to the studio. */
const previewPackage = { name: "@sanity/comlink", file: "dist/index.js", mark: "comlink/handshake" };

for (const path of ["/", "/blog", "/privacy", "/no-such-page"]) {
  test(`Nothing of a preview is loaded by ${path}`, async ({ page }) => {
    for (const [url, text] of await scriptsOf(page, path)) {
      expect(text.includes(previewPackage.mark), url).toBe(false);
    }
  });
}

for (const { name, file, mark } of [...latePackages, previewPackage]) {
  test(`${name} can be known by "${mark}"`, () => {
    const { resolve } = createRequire(import.meta.filename);
    const main = resolve(name);
    const folder = main.slice(
      0,
      main.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length,
    );
    expect(readFileSync(join(folder, file), "utf8")).toContain(mark);
  });
}

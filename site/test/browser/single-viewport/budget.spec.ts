import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test, type Page, type Response } from "@playwright/test";
import { noticeOf } from "../consent-notice.ts";
import { shellReady } from "../shell.ts";

// The size of the first load matters most on a phone.
test.use({ viewport: { width: 390, height: 844 } });

/** Packages that are loaded only when they are needed. `mark` is a text in them that no minifier changes. */
const latePackages = [
  { name: "react-helmet", file: "es/Helmet.js", mark: "data-react-helmet" },
  { name: "@radix-ui/react-dismissable-layer", file: "dist/index.mjs", mark: "dismissableLayer." },
  { name: "@radix-ui/react-dialog", file: "dist/index.mjs", mark: "DialogTitle" },
  { name: "web-vitals", file: "dist/web-vitals.js", mark: "largest-contentful-paint" },
  { name: "zod", file: "v4/core/schemas.js", mark: "$ZodType" },
];

/** Returns the text of every script that a page requests until the network is idle, by path. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, string>> {
  const scripts = new Map<string, Promise<string>>();
  const collect = (response: Response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.includes("javascript")) scripts.set(new URL(response.url()).pathname, response.text());
  };
  // What the page before is still loading can't be read any more once it is left.
  await page.goto("about:blank");
  page.on("response", collect);
  await page.goto(path);
  await shellReady(page);
  // The last part that a first visit loads.
  await expect(noticeOf(page).notice).toBeVisible();
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  return new Map(await Promise.all(Array.from(scripts, async ([url, text]) => [url, await text] as const)));
}

/** Previews use it to talk to the studio. */
const previewPackage = { name: "@sanity/comlink", file: "dist/index.js", mark: "comlink/handshake" };

/** RTK Query, which players need who ask for help, enter a result or are signed in. */
const queryPackage = { name: "@reduxjs/toolkit", file: "dist/query/rtk-query.modern.mjs", mark: "__rtkq/" };

/** Expects that no script contains one of the packages. */
function expectWithout(
  packages: readonly { name: string; mark: string }[],
  scripts: Map<string, string>,
): void {
  expect(scripts.size).toBeGreaterThan(3);
  for (const [url, text] of scripts) {
    for (const { name, mark } of packages) {
      expect(text.includes(mark), `${name} is in ${url}, known by "${mark}"`).toBe(false);
    }
  }
}

for (const path of ["/_styleguide/empty", "/"]) {
  test(`The first load of ${path} loads no package that is only needed later, and none of the preview`, async ({
    page,
  }) => {
    expectWithout([...latePackages, previewPackage, queryPackage], await scriptsOf(page, path));
  });
}

test("Articles, other content and pages that aren't found load nothing of the preview, nor RTK Query", async ({
  page,
}) => {
  for (const path of ["/blog", "/privacy", "/no-such-page"]) {
    expectWithout([previewPackage, queryPackage], await scriptsOf(page, path));
  }
});

test("Every package is known by a text that it contains", () => {
  const { resolve } = createRequire(import.meta.filename);
  for (const { name, file, mark } of [...latePackages, previewPackage, queryPackage]) {
    const main = resolve(name);
    const folder = main.slice(
      0,
      main.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length,
    );
    expect(readFileSync(join(folder, file), "utf8"), name).toContain(mark);
  }
});

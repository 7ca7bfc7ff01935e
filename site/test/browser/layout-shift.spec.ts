import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { layoutShift, shellReady } from "./shell.ts";

for (const path of ["/", "/_styleguide/empty", "/_styleguide"]) {
  test(`Nothing moves while ${path} loads, whether its font is early or late`, async ({ page }) => {
    const painted = Promise.withResolvers<undefined>();
    let held = 0;
    await test.step("with the font as soon as it comes", async () => {
      await page.goto(path, { waitUntil: "networkidle" });
      await expectNoShift(page);
    });

    await test.step("with a font that comes when the page is interactive", async () => {
      await page.route("**/*.woff2", async (route) => {
        held += 1;
        const response = await route.fetch();
        await painted.promise;
        await route.fulfill({ response });
      });
      await page.goto(path, { waitUntil: "commit" });
      await shellReady(page);
      expect(held).toBeGreaterThan(0);
      painted.resolve(undefined);
      await page.waitForLoadState("networkidle");
      await expectNoShift(page);
    });
  });
}

test("Nothing moves while the home page arrives in parts", async ({ page, baseURL }) => {
  for (const part of ["</header>", "</article>", "</aside>"]) {
    const slow = await startSlowSite(baseURL ?? "", part);
    await page.goto(slow.url, { waitUntil: "commit" });
    await firstPaint(page);
    slow.sendRest();
    await page.waitForLoadState("networkidle");
    await expectNoShift(page);
    await slow.stop();
  }
});

async function expectNoShift(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThan(0.01);
}

/** Serves the site, but holds the rest of the home page back behind the first occurrence of `part`. */
async function startSlowSite(origin: string, part: string) {
  const rest = Promise.withResolvers<undefined>();
  const server = createServer((req, res) => {
    void (async () => {
      const response = await fetch(new URL(req.url ?? "/", origin));
      const body = Buffer.from(await response.arrayBuffer());
      const cut = req.url === "/" ? body.indexOf(part) + part.length : body.length;
      res.writeHead(response.status, {
        "content-type": response.headers.get("content-type") ?? "text/plain",
      });
      res.write(body.subarray(0, cut));
      if (cut < body.length) await rest.promise;
      res.end(body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendRest: () => rest.resolve(undefined),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function firstPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
      }),
  );
}

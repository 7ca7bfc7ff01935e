import { expect, test, type Page } from "@playwright/test";
import { goTo } from "../shell.ts";
import { hydrated } from "../support.ts";

/** The title and every meaningful tag of the head, in a comparable form. */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((source) => {
    const head =
      source === undefined ? document.head : new DOMParser().parseFromString(source, "text/html").head;
    const tags = head.querySelectorAll(
      "title, meta[name], meta[property], link[rel=canonical], script[type*=json]",
    );
    return Array.from(tags, (tag) => {
      const attributes = Array.from(tag.attributes, ({ name, value }) => `${name}=${value}`)
        // react-helmet's own attribute carries no meaning, and the title loses it.
        .filter((attribute) => !attribute.startsWith("data-react-helmet"))
        .sort();
      return [tag.tagName, ...attributes, tag.textContent].join(" ");
    }).sort();
  }, html);
}

test("The head is complete in the HTML, the same after hydration, and follows links, Back and Forward", async ({
  page,
}) => {
  const html = await (await page.request.get("/")).text();
  await page.goto("/");
  await hydrated(page);
  const home = await headOf(page);
  expect(home).toEqual(await headOf(page, html));
  const text = home.join("\n");
  for (const tag of ["TITLE", "name=description", "property=og:title", '"@type":"WebApplication"'])
    expect(text).toContain(tag);
  expect(text).toMatch(/LINK .*href=https?:\/\/(?!www\.)[^/?#]+ rel=canonical/);
  await page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));

  await goTo(page, "/404");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  const lost = await headOf(page);
  expect(lost.join("\n")).not.toMatch(/canonical|WebApplication/);

  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect.poll(() => headOf(page)).toEqual(home);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(lost);
  await page.goForward();
  await expect.poll(() => headOf(page)).toEqual(home);
  // The document is still the first one.
  await expect(page.locator("html")).toHaveAttribute("data-marked");
});

test("Pages rendered at the same time have a complete head each", async ({ request }) => {
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => request.get(`/no-such-page-${index}`)),
  );
  for (const response of responses) {
    // A page that isn't found is never kept, so that each of them was rendered.
    expect(response.headers()["x-cache"]).toBe("miss");
    const [head = ""] = /<head>.*<\/head>/s.exec(await response.text()) ?? [];
    expect(head.match(/<title/g)).toHaveLength(1);
    expect(head).toMatch(/<title[^>]*>404 Page Not Found \| /);
    expect(head.match(/name="description"/g)).toHaveLength(1);
    expect(head).toContain('content="noindex"');
  }
});

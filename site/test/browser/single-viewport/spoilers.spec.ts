import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { addDays, hintAddress, homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { lockedWords, publicPaths, readEvents } from "@wordlehint/test-servers";

/** They are made of the list of all answers, whatever the day. */
const listsOfAnswers = ["/word-lists", "/wordle-openers", "/wordle-second-guesses", "/wordle-traps"];

/** Values for each parameter of the API. */
const today = latestPuzzleDate(Date.now(), homeZone);
const values: Readonly<Record<string, readonly string[]>> = {
  date: [-1, 0, 1, 2].map((days) => addDays(today, days)),
  month: [today.slice(0, 7)],
  number: ["1", "2", "3"],
  from: [addDays(today, -30)],
  to: [addDays(today, 3)],
};

test("No page, page data, API response, feed, event, log line or metric has the answer of a locked puzzle", async ({
  request,
}) => {
  test.skip(
    process.env.ADMIN_URLS === undefined,
    "Only in a product that the tests have started are answers known.",
  );
  const leaks: string[] = [];
  const look = (where: string, text: string) => {
    for (const word of lockedWords)
      if (new RegExp(`(?<![a-z])${word}(?![a-z])`, "i").test(text)) leaks.push(`${word} in ${where}`);
  };

  const pages = await crawl(request, look);
  expect(pages).toEqual(
    expect.arrayContaining(["/", "/wordle-hints", "/blog", hintAddress(addDays(today, -1))]),
  );
  expect(pages.length).toBeGreaterThan(35);

  for (const path of publicPaths(values)) look(path, await (await request.get(path)).text());
  for (const url of (process.env.ADMIN_URLS ?? "").split(",")) {
    for (const path of ["/metrics", "/readyz"]) {
      const response = await fetch(url + path);
      expect(response.status).toBeLessThan(500);
      look(url + path, await response.text());
    }
  }
  const events = await readEvents(process.env.NATS_URL ?? "");
  expect(events.map(({ type }) => type)).toContain("riddle.generated");
  look("events", JSON.stringify(events));
  const logs = process.env.LOGS_DIR ?? "";
  const files = await readdir(logs);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) look(file, await readFile(join(logs, file), "utf8"));

  test.skip(latestPuzzleDate(Date.now(), homeZone) !== today, "An answer was unlocked meanwhile.");
  expect(leaks).toEqual([]);
});

/** Visits every page that is linked to, with its page data, and returns their paths. */
async function crawl(
  request: APIRequestContext,
  look: (where: string, text: string) => void,
): Promise<string[]> {
  const found = ["/", hintAddress(today), hintAddress(addDays(today, 1)), "/not-found"];
  const pages: string[] = [];
  for (let path = found.shift(); path !== undefined; path = found.shift()) {
    if (pages.includes(path)) continue;
    pages.push(path);
    const html = await visit(request, path);
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="([^"#?]+)/g)) {
      if (isVisited(link) && !pages.includes(link)) found.push(link);
    }
    if (listsOfAnswers.includes(path)) continue;
    look(path, html);
    const data = `/page-data${path === "/" ? "/index" : path}/page-data.json`;
    look(data, await visit(request, data));
  }
  return pages;
}

/** Of the days' pages, which are all alike, the latest are enough; files are lists of words. */
function isVisited(link: string): boolean {
  if (!/^\/(?!\/|api\/|files\/)/.test(link)) return false;
  return !link.startsWith("/wordle-hint/") || latestDays.includes(link);
}

const latestDays = [-3, -2, -1, 0, 1].map((days) => hintAddress(addDays(today, days)));

/** Renderings have a budget for each client: the test waits for its turn, as a crawler does. */
async function visit(request: APIRequestContext, path: string): Promise<string> {
  for (;;) {
    const response = await request.get(path, { maxRedirects: 5 });
    if (response.status() !== 429) return response.text();
    const seconds = Number(response.headers()["retry-after"] ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

import { createReadyResponses } from "./ready-responses.ts";

const route = "/api/riddle/latest";

function open() {
  const ready = createReadyResponses();
  const response = {
    mediaType: "application/json",
    route,
    body: Buffer.from("{}"),
    etag: '"a"',
    freshUntilMs: 1000,
    isCurrent: () => true,
  };
  return {
    has: (url: string) => ready.find(url, 0) !== undefined,
    keep: (url: string, over = {}) => ready.keep(url, { ...response, ...over }),
  };
}

it("keeps a response for every time zone there is", () => {
  const { has, keep } = open();
  const urls = Intl.supportedValuesOf("timeZone").map((zone) => `${route}?tz=${zone}`);
  for (const url of urls) keep(url);
  expect(urls.every(has)).toBe(true);
});

it("keeps no more than sixteen megabytes, of long bodies or of many made-up URLs", () => {
  for (const [bytes, most] of [
    [20_000, 840],
    [2, 17_000],
  ] as const) {
    const { has, keep } = open();
    const urls = Array.from({ length: 20_000 }, (_, number) => `${route}?made-up=${number}`);
    for (const url of urls) keep(url, { body: Buffer.alloc(bytes) });
    expect(urls.filter(has).length).toBeLessThanOrEqual(most);
  }
});

it("keeps what is asked for all the time, however many made-up URLs there are", () => {
  const { has, keep } = open();
  keep(route);
  for (let number = 0; number < 60_000; number++) {
    keep(`${route}?made-up=${number}`);
    if (number % 1000 === 0) expect(has(route)).toBe(true);
  }
});

it("returns nothing that has expired or changed", () => {
  const { has, keep } = open();
  keep("/over", { freshUntilMs: 0 });
  keep("/changed", { isCurrent: () => false });
  expect([has("/over"), has("/changed")]).toEqual([false, false]);
});

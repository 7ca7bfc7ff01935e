import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { createReadyResponses } from "./ready-responses.ts";

function setUp() {
  const ready = createReadyResponses(() => 0);
  const response = { body: Buffer.from("{}"), etag: '"a"', freshUntilMs: 1000, isCurrent: () => true };
  const has = (url: string) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
    return ready.send(req, new ServerResponse(req));
  };
  return { has, keep: (url: string) => ready.keep(url, response) };
}

it("keeps a response for every time zone there is", () => {
  const { has, keep } = setUp();
  const urls = Intl.supportedValuesOf("timeZone").map((zone) => `/api/riddle/latest?tz=${zone}`);
  urls.forEach(keep);
  expect(urls.every(has)).toBe(true);
});

it("doesn't keep a response for each of many made-up URLs", () => {
  const { has, keep } = setUp();
  const urls = Array.from({ length: 5000 }, (_, number) => `/api/riddle/latest?tz=UTC&made-up=${number}`);
  urls.forEach(keep);
  expect(urls.filter(has).length).toBeLessThanOrEqual(1000);
});

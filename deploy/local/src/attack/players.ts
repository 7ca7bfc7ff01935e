import { setTimeout as pause } from "node:timers/promises";
import { watchLoopDelay } from "./loop-delay.ts";
import { measureInto, type Measurements } from "./measured.ts";
import { filesNamedIn, pages, pageDataOf } from "./pages.ts";
import { servePart } from "./parts.ts";
import { sendFrom, type Send } from "./send.ts";

/** The measurements of 50 players who visit pages at people's pace, each from an address of their own. */
export interface PlayersReport {
  measurements: Measurements;
  worstOwnDelayMs: number;
}

const players = 50;

await servePart(async ({ site, durationMs }) => {
  const delay = watchLoopDelay();
  const measurements: Measurements = {};
  const measure = measureInto(measurements, delay);
  const endsAt = performance.now() + durationMs;
  const get: Get = async (send, kind, path, mustContain) =>
    measure(kind, path, async () => {
      const { status, body } = await send(site + path, { headers: { accept: "text/html,*/*" } });
      if (status !== 200) throw new Error(`status ${status}`);
      if (!body.includes(mustContain)) throw new Error(`a response without ${mustContain}`);
      return body;
    });
  await Promise.all(Array.from({ length: players }, (_, index) => play(index, get, endsAt)));
  return { measurements, worstOwnDelayMs: delay.since(0) } satisfies PlayersReport;
});

type Get = (send: Send, kind: string, path: string, mustContain: string) => Promise<string | undefined>;

async function play(index: number, get: Get, endsAt: number): Promise<void> {
  const send = sendFrom(`127.1.0.${index + 1}`);
  await pause(between(0, 5000));
  while (performance.now() < endsAt) {
    await openPage(send, get);
    await pause(between(2000, 6000));
    for (let links = 0; links < 3 && performance.now() < endsAt; links++) {
      await get(send, "page data", pageDataOf(anyPage()), '"result"');
      await pause(between(2000, 6000));
    }
  }
}

/** Loads what a browser loads for a page: its HTML, the scripts and pictures that it names, and the riddle. */
async function openPage(send: Send, get: Get): Promise<void> {
  const html = (await get(send, "page", anyPage(), "</html>")) ?? "";
  await Promise.all([
    ...filesNamedIn(html).map((path) => get(send, "script or picture", path, "")),
    get(send, "riddle", "/api/riddle/latest?tz=America%2FNew_York", '"riddle"'),
  ]);
}

function anyPage(): string {
  return pages[Math.floor(Math.random() * pages.length)] ?? "/";
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

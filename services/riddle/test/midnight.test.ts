import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get as httpGet } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstZone, homeZone, latestRiddleSchema, releaseInstantMs } from "@wordlehint/contracts";
import { eventually, startEmbeddedMongo } from "@wordlehint/test-servers";
import { closeLater, riddleConfig, startRiddle } from "./start-riddle.ts";

const before = "2026-11-21";
const after = "2026-11-22";
const releaseMs = releaseInstantMs(after, homeZone);
const connections = 500;

it("gives the new riddle to 500 connections from the release on, without a single read of the database", async () => {
  const dir = await mkdtemp(join(tmpdir(), "wordlehint-midnight-"));
  closeLater({ close: () => rm(dir, { recursive: true, force: true }) });
  const mongo = await startEmbeddedMongo({ dir });
  closeLater({ close: () => mongo.stop() });
  // Half a second before the release until the crowd comes; then time goes on.
  const clock: { startedMs?: number } = {};
  const nowMs = () => releaseMs - 500 + (performance.now() - (clock.startedMs ?? performance.now()));
  const service = await startRiddle(riddleConfig({ MONGODB_URL: mongo.url }), {
    now: () => new Date(nowMs()),
  });
  // Its riddle is already out in zones that are ahead.
  await eventually(async () =>
    expect((await service.get(`/api/riddle/latest?tz=${firstZone}`)).status).toBe(200),
  );
  await mongo.kill();

  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  closeLater({
    close: () => {
      agent.destroy();
      return Promise.resolve();
    },
  });
  const url = `${service.url}/api/riddle/latest?tz=${homeZone}`;
  const seen: { begunMs: number; date: string }[] = [];
  const ask = async () => {
    const begunMs = nowMs();
    const { status, body } = await fetchWith(agent, url);
    expect({ status, body }).toMatchObject({ status: 200 });
    seen.push({ begunMs, date: latestRiddleSchema.parse(JSON.parse(body)).date });
  };
  await ask();
  expect(seen).toMatchObject([{ date: before }]);
  clock.startedMs = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (nowMs() < releaseMs + 500) await ask();
      // The last one surely comes after the release, however slow the machine is.
      await ask();
    }),
  );

  const late = seen.filter(({ begunMs }) => begunMs >= releaseMs);
  expect(late.length).toBeGreaterThanOrEqual(connections);
  expect(late.filter(({ date }) => date !== after)).toEqual([]);
});

function fetchWith(agent: Agent, url: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { agent }, (response) => {
      response
        .toArray()
        .then((chunks: Buffer[]) =>
          resolve({ status: response.statusCode, body: Buffer.concat(chunks).toString() }),
        )
        .catch(reject);
    }).on("error", reject);
  });
}

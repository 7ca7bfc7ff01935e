import { addDays, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { startReplica } from "./replica-process.ts";
import { openDatabase, riddleConfig } from "./start-riddle.ts";
import { hear } from "./start-with-players.ts";

/** Skew of the replicas' clocks. Two are ahead by the same time, so that they reach the release at once. */
const skewsMs = [0, 1500, 1500, -2000];
/** From the start to the next release in New York, by the right time. */
const untilReleaseMs = 9000;

it("makes one riddle a date and announces each release once, by replicas whose clocks differ and that are killed", async () => {
  const config = riddleConfig({ HORIZON_DAYS: "6" });
  const heard = hear(config, "riddle.generated", "riddle.released");
  const released = (date: string) =>
    heard.filter((event) => event.type === "riddle.released" && event.aggregateId === date);
  const today = latestPuzzleDate(Date.now(), homeZone);
  const tomorrow = addDays(today, 1);
  const aheadMs = releaseInstantMs(tomorrow, homeZone) - Date.now() - untilReleaseMs;
  const replicas = skewsMs.map((skewMs) => startReplica(config, { aheadMs: aheadMs + skewMs }));
  const { riddles } = await openDatabase(config);

  // While riddles are made, and again at the release.
  await eventually(async () => expect(await riddles.countDocuments()).toBeGreaterThan(1));
  await replicas[0]?.kill();
  startReplica(config, { aheadMs });
  await eventually(() => expect(released(tomorrow)).not.toEqual([]), { withinMs: 60_000, everyMs: 1 });
  await Promise.all([replicas[1]?.kill(), replicas[2]?.kill()]);
  startReplica(config, { aheadMs });

  const dates = await eventually(async () => {
    const all = await riddles.find().sort({ _id: 1 }).toArray();
    expect(all.filter(({ outboxPending }) => outboxPending)).toEqual([]);
    expect(all.map(({ _id }) => _id)).toContain(addDays(tomorrow, 6));
    return all.map(({ _id }) => _id);
  });
  expect(dates).toEqual(dates.map((_date, index) => addDays(dates[0] ?? "", index)));
  // A killed replica may not have noted that it has published: the event may come twice, under one id.
  const events = new Map(heard.map((event) => [event.id, event]));
  const datesOf = (type: string) =>
    [...events.values()].flatMap((event) => (event.type === type ? [event.aggregateId] : [])).sort();
  await eventually(() => expect(datesOf("riddle.generated")).toEqual(dates));
  expect(datesOf("riddle.released")).toEqual(dates.filter((date) => date <= tomorrow));
}, 120_000);

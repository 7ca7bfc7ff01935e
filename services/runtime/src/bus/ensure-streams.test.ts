import { NatsError, type ApiError, type JetStreamManager, type StreamConfig } from "nats";
import { ensureStreams } from "./ensure-streams.ts";
import { busNames } from "./names.ts";

type Wanted = Partial<StreamConfig> & { name: string };

const created = "2026-11-01T00:00:00Z";
const refusedWith = (code: number) =>
  Object.assign(new NatsError("refused", "400"), {
    api_error: { code: 400, err_code: code, description: "refused" } satisfies ApiError,
  });
const otherConfig = 10058;

/** A broker that has these streams, and refuses to add them with other settings. */
function brokerWith(existing: readonly Wanted[], refusal: Error = refusedWith(otherConfig)) {
  const added: Wanted[] = [];
  const updated: Wanted[] = [];
  const find = (name: string) => existing.find((stream) => stream.name === name);
  const streams = {
    add: (config: Wanted) => {
      added.push(config);
      return find(config.name)
        ? Promise.reject(refusal)
        : Promise.resolve({ config, created: `${created} (new)` });
    },
    info: (name: string) => Promise.resolve({ config: find(name), created }),
    update: (name: string, config: Wanted) => {
      updated.push({ ...config, name });
      return Promise.resolve({ config, created });
    },
  };
  const ensure = () => ensureStreams({ streams } as unknown as JetStreamManager, busNames("blue"), 3);
  return { ensure, added, updated };
}

/** The streams of this version. */
async function wantedStreams(): Promise<[events: Wanted, health: Wanted]> {
  const { ensure, added } = brokerWith([]);
  await ensure();
  const [events, health, ...others] = added;
  expect(others).toEqual([]);
  if (!events || !health) throw new Error("not both streams were added");
  return [events, health];
}

it("limits an event stream that has no limit, and keeps a higher one that an operator has set", async () => {
  const [events, health] = await wantedStreams();
  const unlimited = brokerWith([{ ...events, max_bytes: -1 }, health]);
  await unlimited.ensure();
  expect(unlimited.updated).toEqual([events]);
  const higher = { ...events, max_bytes: 2 ** 40, max_age: 1 };
  const raised = brokerWith([higher, health]);
  await raised.ensure();
  expect(raised.updated).toEqual([{ ...events, max_bytes: 2 ** 40 }]);
});

it("doesn't ask for an update of a stream that only has more subjects: it may have no right to", async () => {
  const [events, health] = await wantedStreams();
  const { ensure, updated } = brokerWith([
    { ...events, subjects: [...(events.subjects ?? []), "blue.newer.>"] },
    { ...health },
  ]);
  expect(await ensure()).toBe(created);
  expect(updated).toEqual([]);
});

it.each([
  ["another refusal", refusedWith(10_047)],
  ["a refusal without a code", new NatsError("timeout", "TIMEOUT")],
  ["an error of another kind", new Error("away")],
])("passes on %s", async (_what, refusal) => {
  const [events] = await wantedStreams();
  const { ensure, updated } = brokerWith([events], refusal);
  await expect(ensure()).rejects.toBe(refusal);
  expect(updated).toEqual([]);
});

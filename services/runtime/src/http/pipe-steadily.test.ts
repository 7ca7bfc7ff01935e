import { Writable } from "node:stream";
import { pipeSteadily } from "./pipe-steadily.ts";

const kibibyte = 1024;

/** Runs what is done once a second. */
let passSecond: () => void;

// Streams need the other timers.
beforeEach(() => {
  jest.spyOn(globalThis, "setInterval").mockImplementation((run, ms) => {
    expect(ms).toBe(1000);
    passSecond = run;
    return undefined as unknown as NodeJS.Timeout;
  });
});
afterEach(() => jest.restoreAllMocks());

/** Sends chunks of a kibibyte to a client with a patience of twenty seconds, until there is no more to `make`. */
function send(make: () => Promise<boolean> = () => Promise.resolve(true)) {
  let take: (() => void) | undefined;
  const client = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void (take = done) });
  async function* source() {
    while (await make()) yield Buffer.alloc(kibibyte);
  }
  const sent = pipeSteadily(source(), client, { patienceMs: 20_000 }).then(
    () => "sent",
    () => "cut off",
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Lets seconds pass, in each of which the client takes some chunks. Returns after how many it was cut off, if it was. */
  const pass = async (seconds: number, chunks: number) => {
    for (let second = 1; second <= seconds; second++) {
      for (let chunk = 0; chunk < chunks; chunk++) {
        await settle();
        const done = take;
        take = undefined;
        done?.();
      }
      await settle();
      passSecond();
      if (client.destroyed) return second;
    }
    return undefined;
  };
  return { client, sent, pass };
}

it("cuts off a client that takes a little again and again, but less than sixteen kibibytes a second", async () => {
  const { pass, sent } = send();
  expect(await pass(100, 8)).toBeLessThanOrEqual(42);
  expect(await sent).toBe("cut off");
});

it("sends to a client that takes as much as that, or pauses now and then", async () => {
  const { pass, client } = send();
  expect(await pass(100, 17)).toBeUndefined();
  for (let round = 0; round < 3; round++) {
    expect(await pass(19, 0)).toBeUndefined();
    expect(await pass(10, 64)).toBeUndefined();
  }
  expect(await pass(30, 0)).toBeLessThanOrEqual(21);
  expect(client.destroyed).toBe(true);
});

it("doesn't blame the client for a source that is slow", async () => {
  const more = Promise.withResolvers<boolean>();
  let made = 0;
  const { pass, sent } = send(() => (made++ === 0 ? Promise.resolve(true) : more.promise));
  expect(await pass(1, 1)).toBeUndefined();
  expect(await pass(100, 0)).toBeUndefined();
  more.resolve(false);
  expect(await sent).toBe("sent");
});

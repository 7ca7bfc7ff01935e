import type { KeptTarget } from "../../domain/api/kept-target.ts";
import { createKeptResponses, type KeptResponse, type SharedRequest } from "./kept-responses.ts";

const target: KeptTarget = { service: "riddle", route: "/latest", target: "/latest?tz=UTC" };
const stays = new AbortController().signal;

/** Kept responses with a clock, and a service that responds when the test says so. */
function useService(maxBytes = 1_000_000) {
  let nowMs = 1000;
  const kept = createKeptResponses(maxBytes, () => nowMs);
  const asked: { respond(body: string | undefined, freshMs?: number): void; signal: AbortSignal }[] = [];
  const ask =
    (of = target): SharedRequest =>
    (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<KeptResponse | undefined>();
      const madeAt = nowMs;
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      asked.push({
        signal,
        respond: (body, freshMs = 60_000) =>
          resolve(
            body === undefined
              ? undefined
              : { target: of, headers: {}, body: Buffer.from(body), madeAt, freshUntil: madeAt + freshMs },
          ),
      });
      return promise;
    };
  const share = async (signal = stays, of = target) =>
    (await kept.share(of, signal, ask(of)))?.body.toString();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { kept, asked, share, settle, advance: (ms: number) => void (nowMs += ms) };
}

it("A response is requested once for all who ask while it is on its way, and kept for those who come later", async () => {
  const { asked, share } = useService();
  const waiting = Array.from({ length: 50 }, () => share());
  expect(asked).toHaveLength(1);
  asked[0]?.respond("one");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["one"]));
  expect(await share()).toBe("one");
  expect(asked).toHaveLength(1);
});

it("A response is kept until the very millisecond, and requested once for all who come then", async () => {
  const { kept, asked, share, advance } = useService();
  const first = share();
  asked[0]?.respond("old", 5000);
  await first;
  advance(4999);
  expect(await share()).toBe("old");
  advance(1);
  expect(kept.find(target.target)).toBeUndefined();
  const waiting = [share(), share(), share()];
  expect(asked).toHaveLength(2);
  asked[1]?.respond("new");
  expect(await Promise.all(waiting)).toEqual(["new", "new", "new"]);
});

it("A response that is fresh for no time is for who had asked for it before, and the others share the next one", async () => {
  const { asked, share, settle } = useService();
  const first = share();
  const others = [share(), share()];
  asked[0]?.respond("before the release", 0);
  expect(await first).toBe("before the release");
  await settle();
  expect(asked).toHaveLength(2);
  asked[1]?.respond("after it", 0);
  expect(await Promise.all(others)).toEqual(["after it", "after it"]);
});

it("A response that may not be shared is for who asked for it alone, until the service allows it", async () => {
  const { kept, asked, share } = useService();
  const both = [share(), share()];
  asked[0]?.respond(undefined);
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  expect(await share()).toBeUndefined();
  expect(asked).toHaveLength(1);
  kept.allow(target.target);
  const again = share();
  asked[1]?.respond("now shared");
  expect(await again).toBe("now shared");
});

describe("A purge", () => {
  it("has the service asked again, and leaves the responses of other services", async () => {
    const { kept, asked, share } = useService();
    const other = { ...target, service: "social-images" as const, target: "/other" };
    const both = [share(), share(stays, other)];
    for (const { respond } of asked) respond("old");
    await Promise.all(both);
    kept.purge("riddle");
    expect(await share(stays, other)).toBe("old");
    const again = share();
    asked[2]?.respond("new");
    expect(await again).toBe("new");
  });

  it("concerns a response that is on its way: those who come after it don't get that one", async () => {
    const { kept, asked, share } = useService();
    const before = share();
    kept.purge("riddle");
    const after = share();
    expect(asked).toHaveLength(2);
    asked[1]?.respond("new");
    expect(await after).toBe("new");
    asked[0]?.respond("old");
    expect(await before).toBe("old");
    expect(await share()).toBe("new");
  });

  it("leaves the request that came after it to all, when the one before it has ended or was left", async () => {
    const { kept, asked, share } = useService();
    const leaver = new AbortController();
    const [before, left] = [share(), share(leaver.signal, { ...target, target: "/left" })];
    kept.purge("riddle");
    const after = [share(), share(stays, { ...target, target: "/left" })];
    asked[0]?.respond("old");
    expect(await before).toBe("old");
    leaver.abort();
    await expect(left).rejects.toThrow("aborted");
    after.push(share(), share(stays, { ...target, target: "/left" }));
    expect(asked).toHaveLength(4);
    for (const { respond } of asked) respond("new");
    expect(new Set(await Promise.all(after))).toEqual(new Set(["new"]));
  });

  it("leaves what other services are asked for to those who come after it", async () => {
    const { kept, asked, share } = useService();
    const before = share();
    kept.purge("social-images");
    const after = share();
    expect(asked).toHaveLength(1);
    asked[0]?.respond("one");
    expect(await Promise.all([before, after])).toEqual(["one", "one"]);
  });

  it("of everything leaves nothing, not even what is on its way", async () => {
    const { kept, asked, share } = useService();
    const first = share();
    asked[0]?.respond("old");
    await first;
    const before = share(stays, { ...target, target: "/other" });
    kept.purgeAll();
    expect(kept.find(target.target)).toBeUndefined();
    asked[1]?.respond("old");
    await before;
    expect(kept.find("/other")).toBeUndefined();
  });
});

describe("A visitor who leaves", () => {
  it("takes the response from no other", async () => {
    const { asked, share } = useService();
    const leaver = new AbortController();
    const left = share(leaver.signal);
    const other = share();
    leaver.abort();
    expect(asked[0]?.signal.aborted).toBe(false);
    asked[0]?.respond("one");
    expect([await left, await other]).toEqual(["one", "one"]);
  });

  it("last has the request aborted, and the next visitor gets a new one", async () => {
    const { asked, share } = useService();
    const leaver = new AbortController();
    const left = share(leaver.signal);
    leaver.abort();
    const next = share();
    await expect(left).rejects.toThrow("aborted");
    asked[1]?.respond("one");
    expect(await next).toBe("one");
  });

  it("with the response has no request aborted", async () => {
    const { asked, share } = useService();
    const leaver = new AbortController();
    const shared = share(leaver.signal);
    asked[0]?.respond("one");
    await shared;
    leaver.abort();
    expect(asked[0]?.signal.aborted).toBe(false);
  });
});

it("A failure is for all who waited, and the next visitor asks again", async () => {
  const { kept } = useService();
  let calls = 0;
  const fail: SharedRequest = () => Promise.reject(new Error(`failure ${(calls += 1)}`));
  const share = () => kept.share(target, stays, fail);
  const [one, other] = await Promise.allSettled([share(), share()]);
  expect([one, other].map((result) => result.status === "rejected" && String(result.reason))).toEqual([
    "Error: failure 1",
    "Error: failure 1",
  ]);
  await expect(share()).rejects.toThrow("failure 2");
});

it("Memory is bounded: the responses that were least recently used go first", async () => {
  const { kept, asked, share } = useService(10_000);
  for (let index = 0; index < 10; index++) {
    const shared = share(stays, { ...target, target: `/${index}` });
    asked[index]?.respond("x".repeat(1000));
    await shared;
  }
  const found = Array.from({ length: 10 }, (_, index) => kept.find(`/${index}`) !== undefined);
  expect(found).toEqual([false, false, false, false, false, false, false, true, true, true]);
});

import type { KeptTarget } from "../../domain/api/kept-target.ts";
import { createKeptResponses, type KeptResponse, type SharedRequest } from "./kept-responses.ts";

const target: KeptTarget = { service: "riddle", route: "/latest", target: "/latest?tz=UTC" };
const stays = new AbortController().signal;

/** Kept responses with a clock, and a service that responds when the test says so. */
function useService(maxBytes = 1_000_000) {
  const nowMs = 1000;
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
  return { kept, asked, share, settle };
}

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

describe("A purge", () => {
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

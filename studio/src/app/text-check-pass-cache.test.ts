import { createTextCheckPassCache } from "./text-check-pass-cache.ts";

const hourMs = 3_600_000;

function setUp() {
  let now = 0;
  let count = 0;
  let isBroken = false;
  const cache = createTextCheckPassCache(() => now);
  const create = () => {
    count += 1;
    if (isBroken) return Promise.reject(new Error("the content lake can't be reached"));
    return Promise.resolve({ pass: `pass-${count}`, expiresAt: new Date(now + hourMs) });
  };
  return {
    pass: () => cache.get(create),
    invalidate: cache.invalidate,
    advance: (ms: number) => (now += ms),
    setBroken: (broken: boolean) => (isBroken = broken),
  };
}

describe("A pass for text checks", () => {
  it("is created once for concurrent callers", async () => {
    const { pass } = setUp();
    expect(await Promise.all([pass(), pass()])).toEqual(["pass-1", "pass-1"]);
    expect(await pass()).toBe("pass-1");
  });

  it("is renewed five minutes before it expires", async () => {
    const { pass, advance } = setUp();
    await pass();
    advance(hourMs - 6 * 60_000);
    expect(await pass()).toBe("pass-1");
    advance(2 * 60_000);
    expect(await pass()).toBe("pass-2");
  });

  it("is renewed after it was invalidated", async () => {
    const { pass, invalidate } = setUp();
    await pass();
    invalidate();
    expect(await pass()).toBe("pass-2");
  });

  it("is requested again after a failure", async () => {
    const { pass, setBroken } = setUp();
    setBroken(true);
    await expect(pass()).rejects.toThrow("can't be reached");
    setBroken(false);
    expect(await pass()).toBe("pass-2");
  });
});

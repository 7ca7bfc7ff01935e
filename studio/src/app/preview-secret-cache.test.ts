import { createPreviewSecretCache } from "./preview-secret-cache.ts";

const hourMs = 3_600_000;

function setUp() {
  let now = 0;
  let count = 0;
  let isBroken = false;
  const cache = createPreviewSecretCache(() => now);
  const create = () => {
    count += 1;
    if (isBroken) return Promise.reject(new Error("the content lake can't be reached"));
    return Promise.resolve({ secret: `secret-${count}`, expiresAt: new Date(now + hourMs) });
  };
  return {
    secret: () => cache.get(create),
    invalidate: cache.invalidate,
    advance: (ms: number) => (now += ms),
    setBroken: (broken: boolean) => (isBroken = broken),
  };
}

describe("The preview secret", () => {
  it("is created once for concurrent callers", async () => {
    const { secret } = setUp();
    expect(await Promise.all([secret(), secret()])).toEqual(["secret-1", "secret-1"]);
    expect(await secret()).toBe("secret-1");
  });

  it("is renewed five minutes before it expires", async () => {
    const { secret, advance } = setUp();
    await secret();
    advance(hourMs - 6 * 60_000);
    expect(await secret()).toBe("secret-1");
    advance(2 * 60_000);
    expect(await secret()).toBe("secret-2");
  });

  it("is renewed after it was invalidated", async () => {
    const { secret, invalidate } = setUp();
    await secret();
    invalidate();
    expect(await secret()).toBe("secret-2");
  });

  it("is requested again after a failure", async () => {
    const { secret, setBroken } = setUp();
    setBroken(true);
    await expect(secret()).rejects.toThrow("can't be reached");
    setBroken(false);
    expect(await secret()).toBe("secret-2");
  });
});

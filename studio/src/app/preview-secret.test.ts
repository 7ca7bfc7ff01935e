import { createSecretKeeper } from "./preview-secret.ts";

const hourMs = 3_600_000;

function setUp() {
  let now = 0;
  let made = 0;
  let isBroken = false;
  const keeper = createSecretKeeper(() => now);
  const make = () => {
    made += 1;
    if (isBroken) return Promise.reject(new Error("the lake is away"));
    return Promise.resolve({ secret: `secret-${made}`, expiresAt: new Date(now + hourMs) });
  };
  return {
    secret: () => keeper.secret(make),
    forget: keeper.forget,
    pass: (ms: number) => (now += ms),
    breakLake: (broken: boolean) => (isBroken = broken),
  };
}

describe("The secret of a session", () => {
  it("is made once, however many ask at the same time", async () => {
    const { secret } = setUp();
    expect(await Promise.all([secret(), secret()])).toEqual(["secret-1", "secret-1"]);
    expect(await secret()).toBe("secret-1");
  });

  it("is made anew before it expires", async () => {
    const { secret, pass } = setUp();
    await secret();
    pass(hourMs - 6 * 60_000);
    expect(await secret()).toBe("secret-1");
    pass(2 * 60_000);
    expect(await secret()).toBe("secret-2");
  });

  it("is made anew when the site doesn't take it", async () => {
    const { secret, forget } = setUp();
    await secret();
    forget();
    expect(await secret()).toBe("secret-2");
  });

  it("is tried again after it could not be made", async () => {
    const { secret, breakLake } = setUp();
    breakLake(true);
    await expect(secret()).rejects.toThrow("away");
    breakLake(false);
    expect(await secret()).toBe("secret-2");
  });
});

import { readConfig } from "./config.ts";

const env = { PORT: "8012", MONGODB_URL: "mongodb://database", NATS_URL: "nats://broker" };

describe("SCHEDULE_SEED", () => {
  it("may be any secret of 32 characters", () => {
    const seed = "0123456789abcdef0123456789abcdef";
    expect(readConfig({ ...env, SCHEDULE_SEED: seed }).SCHEDULE_SEED).toBe(seed);
  });

  it.each([
    ["missing", "", /SCHEDULE_SEED: must be set .* openssl rand -base64 32/],
    ["short", "a seed of 31 characters, no more", /SCHEDULE_SEED: must have at least 32 .* openssl rand/],
    [
      "the old public default",
      "wordlehint",
      /SCHEDULE_SEED: .* public default .* future ones .* openssl rand/,
    ],
  ])("is refused when it is %s, with advice on making one", (_what, seed, message) => {
    expect(() => readConfig({ ...env, SCHEDULE_SEED: seed.slice(0, 31) })).toThrow(message);
  });
});

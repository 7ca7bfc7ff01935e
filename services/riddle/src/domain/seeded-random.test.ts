import { createHmac } from "node:crypto";
import { seededPick, seededRandom, seededShuffle } from "./seeded-random.ts";

const secret = "a secret of tests, with 32 characters";
const full = 2 ** 32;
const draw = (count: number, limit: number, key = secret, purpose = "a test") => {
  const random = seededRandom(key, purpose);
  return Array.from({ length: count }, () => random(limit));
};

describe("seededRandom", () => {
  it("draws what HMAC-SHA-256 with the secret gives by RFC 5869", () => {
    const hmac = (key: string | Buffer, ...parts: (string | Buffer)[]) =>
      parts.reduce((mac, part) => mac.update(part), createHmac("sha256", key)).digest();
    const key = hmac(Buffer.alloc(32), secret);
    const first = hmac(key, "a test, block 0", Buffer.of(1));
    const second = hmac(key, first, "a test, block 0", Buffer.of(2));
    const nextBlock = hmac(key, "a test, block 1", Buffer.of(1));
    const numbers = (bytes: Buffer) => Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4));
    expect(draw(264, full).slice(0, 16)).toEqual([...numbers(first), ...numbers(second)]);
    expect(draw(264, full).slice(256)).toEqual(numbers(nextBlock));
  });

  it("draws the same numbers on every machine and in every version", () => {
    expect(draw(6, 1000)).toEqual([212, 76, 902, 432, 272, 130]);
  });

  it("draws others for another secret and for another purpose", () => {
    expect(draw(8, full, `${secret}.`)).not.toEqual(draw(8, full));
    expect(draw(8, full, secret, "another")).not.toEqual(draw(8, full));
  });

  it("draws each number below the limit equally often, also when the limit is large", () => {
    const limit = 3_000_000_000;
    const drawn = draw(3000, limit);
    const thirds = [0, 1, 2].map(
      (third) => drawn.filter((n) => Math.floor(n / (limit / 3)) === third).length,
    );
    for (const count of thirds) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(Math.max(...drawn)).toBeLessThan(limit);
    expect(new Set(draw(200, 3))).toEqual(new Set([0, 1, 2]));
    expect(new Set(draw(20, 1))).toEqual(new Set([0]));
  });
});

describe("seededShuffle", () => {
  it("keeps every item, and leaves the given list as it is", () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    const shuffled = seededShuffle(items, seededRandom(secret, "a test"));
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
    expect(items[0]).toBe(0);
    expect(items).toHaveLength(100);
  });

  it("puts each item first, second and third equally often", () => {
    const random = seededRandom(secret, "a test");
    const orders = Array.from({ length: 6000 }, () => seededShuffle(["a", "b", "c"], random).join(""));
    for (const order of ["abc", "acb", "bac", "bca", "cab", "cba"])
      expect(Math.abs(orders.filter((found) => found === order).length - 1000)).toBeLessThan(150);
  });

  it("returns an empty list for an empty one", () => {
    expect(seededShuffle([], seededRandom(secret, "a test"))).toEqual([]);
  });
});

describe("seededPick", () => {
  it("picks each item", () => {
    const random = seededRandom(secret, "a test");
    expect(new Set(Array.from({ length: 60 }, () => seededPick(["a", "b", undefined], random)))).toEqual(
      new Set(["a", "b", undefined]),
    );
  });

  it("throws when there is nothing to pick from", () => {
    expect(() => seededPick([], seededRandom(secret, "a test"))).toThrow(RangeError);
  });
});

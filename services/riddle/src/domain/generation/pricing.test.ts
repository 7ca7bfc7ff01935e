import { costMicros, maxCostMicros } from "./pricing.ts";

const prices = { input: 0.75, output: 4.5 };

it("costs the price of a million tokens for a million of them, in millionths of a dollar", () => {
  expect(costMicros({ inputTokens: 1_000_000, outputTokens: 0 }, prices)).toBe(750_000);
  expect(costMicros({ inputTokens: 0, outputTokens: 1_000_000 }, prices)).toBe(4_500_000);
});

it("rounds up, so that many small requests don't cost nothing", () => {
  expect(costMicros({ inputTokens: 1, outputTokens: 0 }, prices)).toBe(1);
});

it("takes every byte for a token when it says what a request can cost at most", () => {
  expect(maxCostMicros("é".repeat(100), 1000, prices)).toBe(200 * 0.75 + 4500);
});

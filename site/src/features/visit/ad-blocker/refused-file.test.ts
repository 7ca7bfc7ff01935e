import { isFileRefused } from "./refused-file.ts";

type Outcome = Awaited<ReturnType<NonNullable<Parameters<typeof isFileRefused>[0]>>>;

/** Returns the given outcomes for the bait file in turn, and `other` for any other file. */
function network(bait: Outcome[], other: Outcome): (path: string) => Promise<Outcome> {
  const left = [...bait];
  return (path) => Promise.resolve(path.includes("ads") ? (left.shift() ?? "responded") : other);
}

describe("An ad blocker", () => {
  it("is detected if the bait is refused repeatedly while other files load", async () => {
    await expect(isFileRefused(network(["refused", "refused"], "responded"))).resolves.toBe(true);
  });

  it.each<[string, Outcome[], Outcome]>([
    ["the file is missing", ["responded"], "responded"],
    ["the browser is offline", ["refused", "refused"], "refused"],
    ["the network is slow", ["late"], "responded"],
    ["the network turns slow", ["refused", "late"], "responded"],
    ["the network is so slow that other files don't arrive", ["refused", "refused"], "late"],
    ["the connection breaks once", ["refused", "responded"], "responded"],
  ])("is not detected if %s", async (_case, bait, other) => {
    await expect(isFileRefused(network(bait, other))).resolves.toBe(false);
  });
});

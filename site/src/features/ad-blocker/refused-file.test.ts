import { isFileRefused } from "./refused-file.ts";

type Outcome = Awaited<ReturnType<NonNullable<Parameters<typeof isFileRefused>[0]>>>;

/** Returns the given outcomes for the bait file in turn, and `other` for any other file. */
function network(bait: Outcome[], other: Outcome): (path: string) => Promise<Outcome> {
  const left = [...bait];
  return (path) => Promise.resolve(path.includes("ads") ? (left.shift() ?? "answered") : other);
}

describe("An ad blocker", () => {
  it("is detected if the bait is refused repeatedly while other files load", async () => {
    await expect(isFileRefused(network(["refused", "refused"], "answered"))).resolves.toBe(true);
  });

  it.each<[string, Outcome[], Outcome]>([
    ["an answer, be it that there is no such file", ["answered"], "answered"],
    ["being offline", ["refused", "refused"], "refused"],
    ["a slow network", ["late"], "answered"],
    ["a network that turns slow", ["refused", "late"], "answered"],
    ["a network so slow that other files don't arrive", ["refused", "refused"], "late"],
    ["a connection that broke once", ["refused", "answered"], "answered"],
  ])("is not detected if %s", async (_case, bait, other) => {
    await expect(isFileRefused(network(bait, other))).resolves.toBe(false);
  });
});

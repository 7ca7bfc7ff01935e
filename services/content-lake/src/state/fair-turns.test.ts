import type { LakeError } from "../domain/lake-error.ts";
import { createFairTurns, createOwnTurns } from "./fair-turns.ts";

/** Work that notes its name, and waits until it is let go. */
function works() {
  const begun: string[] = [];
  const go = Promise.withResolvers<undefined>();
  return {
    begun,
    go: () => go.resolve(undefined),
    named: (name: string) => async () => {
      begun.push(name);
      await go.promise;
      return name;
    },
  };
}

describe("Work in fair turns", () => {
  it("runs one at a time, and alternates between clients however much work one has", async () => {
    const { begun, go, named } = works();
    const turns = createFairTurns();
    const all = ["a1", "a2", "a3", "a4", "b1", "b2"].map((name) => turns(name.slice(0, 1), named(name)));
    expect(begun).toEqual(["a1"]);
    go();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "a4", "b1", "b2"]);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2", "a4"]);
  });

  it("goes on after work that failed", async () => {
    const turns = createFairTurns();
    const failed = turns("a", () => Promise.reject(new Error("refused")));
    const next = turns("a", () => Promise.resolve("next"));
    await expect(failed).rejects.toThrow("refused");
    expect(await next).toBe("next");
    expect(await turns("a", () => Promise.resolve("later"))).toBe("later");
  });

  it("is refused when too much of the same client's waits", async () => {
    const { go, named } = works();
    const turns = createFairTurns();
    const all = Array.from({ length: 1001 }, () => turns("a", named("a")));
    const refused = (await turns("a", named("a")).catch((error: unknown) => error)) as LakeError;
    expect(refused.status).toBe(429);
    const other = turns("b", named("b"));
    go();
    expect(await other).toBe("b");
    await Promise.all(all);
  });
});

it("Work in a client's own turns runs one at a time, and beside that of others", async () => {
  const { begun, go, named } = works();
  const turns = createOwnTurns();
  const all = ["a1", "a2", "b1"].map((name) => turns(name.slice(0, 1), named(name)));
  expect(begun).toEqual(["a1", "b1"]);
  go();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "b1", "a2"]);
});

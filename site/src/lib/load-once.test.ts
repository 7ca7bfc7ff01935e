import { loadOnce } from "./load-once.ts";

describe("loadOnce()", () => {
  it("loads once, however often and early it is called", async () => {
    let loads = 0;
    const part = loadOnce(() => Promise.resolve(++loads));
    expect(await Promise.all([part.load(), part.load()])).toEqual([1, 1]);
    expect(await part.load()).toBe(1);
    expect(part.get()).toBe(1);
  });

  it("notifies subscribers, but not those who unsubscribed", async () => {
    const told: string[] = [];
    const part = loadOnce(() => Promise.resolve("part"));
    part.subscribe(() => told.push(`stayed: ${part.get() ?? ""}`));
    part.subscribe(() => told.push("left"))();
    await part.load();
    expect(told).toEqual(["stayed: part"]);
  });

  it("tries again after a failure, which rejects for every waiting caller", async () => {
    const results = [Promise.reject(new Error("offline")), Promise.resolve("part")];
    const part = loadOnce(() => results.shift() ?? Promise.reject(new Error("loaded too often")));
    const tries = await Promise.allSettled([part.load(), part.load()]);
    expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(part.get()).toBeNull();
    expect(await part.load()).toBe("part");
  });
});

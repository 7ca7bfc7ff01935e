import { loadOnce } from "./load-once.ts";

describe("What is loaded once", () => {
  it("is not there before it was asked for", () => {
    expect(loadOnce(() => Promise.resolve("part")).get()).toBeNull();
  });

  it("is loaded a single time, however often and however soon it is asked for", async () => {
    let loads = 0;
    const part = loadOnce(() => Promise.resolve(++loads));
    expect(await Promise.all([part.load(), part.load()])).toEqual([1, 1]);
    expect(await part.load()).toBe(1);
    expect(part.get()).toBe(1);
  });

  it("tells those who wait, but not those who have left", async () => {
    const told: string[] = [];
    const part = loadOnce(() => Promise.resolve("part"));
    part.subscribe(() => told.push(`stayed: ${part.get() ?? ""}`));
    part.subscribe(() => told.push("left"))();
    await part.load();
    expect(told).toEqual(["stayed: part"]);
  });

  it("is tried again after a failure, which everybody hears of who waited for it", async () => {
    const answers = [Promise.reject(new Error("offline")), Promise.resolve("part")];
    const part = loadOnce(() => answers.shift() ?? Promise.reject(new Error("asked too often")));
    const tries = await Promise.allSettled([part.load(), part.load()]);
    expect(tries.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(part.get()).toBeNull();
    expect(await part.load()).toBe("part");
  });
});

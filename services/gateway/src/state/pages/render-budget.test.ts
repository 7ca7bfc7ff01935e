import { createRenderBudget } from "./render-budget.ts";

function createBudget(queueMs = 60_000) {
  let ms = 1_000_000;
  const perMinute = { page: 2, "page-data": 2, picture: 2, image: 2, hashed: 2, file: 2 };
  const budget = createRenderBudget({ perMinute, concurrency: 1, queueMs, now: () => ms });
  return { budget, pass: (passedMs: number) => (ms += passedMs) };
}

const tooMany = expect.objectContaining({ code: "too_many_requests" }) as Error;

describe("The renders of a client", () => {
  it("are limited for each minute and kind", () => {
    const { budget, pass } = createBudget();
    budget.spend("192.0.2.1", "page");
    pass(59_000);
    budget.spend("192.0.2.1", "page");
    expect(() => budget.spend("192.0.2.1", "page")).toThrow(tooMany);
    budget.spend("192.0.2.1", "image");
    budget.spend("192.0.2.2", "page");
    pass(1_001);
    budget.spend("192.0.2.1", "page");
  });

  it("cost a tenth where there is something", () => {
    const { budget } = createBudget();
    for (let page = 0; page < 11; page++) budget.spend("192.0.2.1", "page")();
    expect(() => budget.spend("192.0.2.1", "page")).toThrow(tooMany);
  });

  it("are given back only for the minute in which they were counted", () => {
    const { budget, pass } = createBudget();
    const giveBack = budget.spend("192.0.2.1", "page");
    pass(60_001);
    budget.spend("192.0.2.1", "page");
    giveBack();
    giveBack();
    budget.spend("192.0.2.1", "page");
    budget.spend("192.0.2.1", "page");
    expect(() => budget.spend("192.0.2.1", "page")).toThrow(tooMany);
  });
});

describe("A render for a visitor", () => {
  it("waits until others of the same renderer have ended, and not for those of another", async () => {
    const { budget } = createBudget();
    const first = Promise.withResolvers<string>();
    const one = budget.inTurn("page", () => first.promise);
    const file = budget.inTurn("file", () => Promise.resolve("a file"));
    expect(await budget.inTurn("picture", () => Promise.resolve("a picture"))).toBe("a picture");
    expect(await budget.inTurn("image", () => Promise.resolve("an image"))).toBe("an image");
    first.resolve("a page");
    expect([await one, await file]).toEqual(["a page", "a file"]);
  });

  it("is never begun if its turn doesn't come in time, and others go on", async () => {
    const { budget } = createBudget(20);
    const first = Promise.withResolvers<string>();
    const one = budget.inTurn("page", () => first.promise);
    let isBegun = false;
    const late = budget.inTurn("page", async () => {
      isBegun = true;
      return Promise.resolve("late");
    });
    await expect(late).rejects.toMatchObject({ code: "unavailable" });
    first.resolve("a page");
    expect(await one).toBe("a page");
    expect(await budget.inTurn("page", () => Promise.resolve("the next"))).toBe("the next");
    expect(isBegun).toBe(false);
  });
});

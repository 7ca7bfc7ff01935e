import { planMove, redirectProblem, type Redirect } from "./plan-redirects.ts";

/** The redirects after the plan of a move is carried out. */
function after(redirects: readonly Redirect[], move: Redirect): Record<string, string> {
  const { set, remove } = planMove(redirects, move);
  const kept = redirects.filter(
    ({ from }) => !remove.includes(from) && !set.some((one) => one.from === from),
  );
  return Object.fromEntries([...kept, ...set].map(({ from, to }) => [from, to]));
}

describe("A page that moves", () => {
  it("is reachable from its old path", () => {
    expect(after([], { from: "/a", to: "/b" })).toEqual({ "/a": "/b" });
  });

  it("is reachable from every older path in one step", () => {
    expect(after([{ from: "/a", to: "/b" }], { from: "/b", to: "/c" })).toEqual({ "/a": "/c", "/b": "/c" });
  });

  it("has no redirect at its path after it moves back", () => {
    expect(after([{ from: "/a", to: "/b" }], { from: "/b", to: "/a" })).toEqual({ "/b": "/a" });
  });

  it("replaces the redirect at its new path", () => {
    expect(after([{ from: "/c", to: "/x" }], { from: "/b", to: "/c" })).toEqual({ "/b": "/c" });
  });

  it("needs no change when its path stays the same", () => {
    expect(planMove([{ from: "/a", to: "/b" }], { from: "/b", to: "/b" })).toEqual({ set: [], remove: [] });
  });

  it("never leaves a chain or a circle, whatever the order of moves", () => {
    const paths = ["/a", "/b", "/c", "/d"];
    let redirects: Redirect[] = [];
    let at = "/a";
    let seed = 7;
    for (let step = 0; step < 200; step += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const to = paths[seed % paths.length] ?? "/a";
      redirects = Object.entries(after(redirects, { from: at, to })).map(([from, target]) => ({
        from,
        to: target,
      }));
      at = to;
      const sources = new Set(redirects.map(({ from }) => from));
      expect(redirects.filter((redirect) => sources.has(redirect.to))).toEqual([]);
      expect(sources.has(at)).toBe(false);
    }
  });
});

describe("A redirect written by an editor", () => {
  const redirects = [{ from: "/a", to: "/b" }];

  it("can't lead to itself", () => {
    expect(redirectProblem([], { from: "/a", to: "/a" })).toContain("itself");
  });

  it("can't lead in a circle", () => {
    expect(redirectProblem(redirects, { from: "/b", to: "/a" })).toContain("circle");
  });

  it("can't lead to another redirect", () => {
    expect(redirectProblem(redirects, { from: "/c", to: "/a" })).toContain("on to /b");
  });

  it("can't take over a path that another redirect leads to", () => {
    expect(redirectProblem(redirects, { from: "/b", to: "/c" })).toContain("/a redirects to /b");
  });

  it("is accepted otherwise", () => {
    expect(redirectProblem(redirects, { from: "/c", to: "/b" })).toBeNull();
  });
});

import { deriveLiveStatus, type PageResponse } from "./derive-live-status.ts";

const statusOf = (response: PageResponse | null) =>
  deriveLiveStatus({ path: "/blog/a", revision: "r2", response });

describe("A published document", () => {
  it("is live when its page shows the published revision", () => {
    expect(statusOf({ kind: "page", state: "live" }).kind).toBe("live");
  });

  it("is not live yet while its page shows another revision", () => {
    expect(statusOf({ kind: "page", state: "earlier" })).toEqual({
      kind: "waiting",
      text: "Published, but the site still shows the previous version.",
    });
  });

  it("has an unknown status when its page doesn't say which revision it shows", () => {
    expect(statusOf({ kind: "page", state: "unknown" }).kind).toBe("unknown");
  });

  it("is offline when its address redirects", () => {
    expect(statusOf({ kind: "moved", location: "/blog/b" })).toMatchObject({
      kind: "offline",
      text: expect.stringContaining("/blog/b") as string,
    });
  });

  it("is waiting while there is no page, or the site has a fault", () => {
    expect(statusOf({ kind: "page", state: "missing" }).kind).toBe("waiting");
    expect(statusOf({ kind: "fault", status: 503 })).toMatchObject({
      kind: "waiting",
      text: expect.stringContaining("503") as string,
    });
  });

  it("has an unknown status while the site can't be reached", () => {
    expect(statusOf(null).kind).toBe("unknown");
    expect(statusOf({ kind: "unreachable" }).kind).toBe("unknown");
  });
});

describe("A document that no visitor sees", () => {
  it("is offline before it is published", () => {
    expect(deriveLiveStatus({ path: "/blog/a", revision: null, response: null }).kind).toBe("offline");
  });

  it("says when it has no page of its own", () => {
    expect(deriveLiveStatus({ path: null, revision: "r1", response: null }).text).toContain(
      "no page of its own",
    );
  });
});

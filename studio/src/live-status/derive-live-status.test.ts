import { deriveLiveStatus, type PageResponse } from "./derive-live-status.ts";

const response = (parts: Partial<Extract<PageResponse, { kind: "response" }>>): PageResponse => ({
  kind: "response",
  status: 200,
  surrogateKey: "",
  location: "",
  ...parts,
});
const statusOf = (given: PageResponse | null) =>
  deriveLiveStatus({ path: "/blog/a", revision: "r2", response: given });

describe("A published document", () => {
  it("is live when its page names the published revision", () => {
    expect(statusOf(response({ surrogateKey: "doc:a rev:r2 navigation" })).kind).toBe("live");
  });

  it("is not live yet while its page names another revision", () => {
    expect(statusOf(response({ surrogateKey: "doc:a rev:r1" }))).toEqual({
      kind: "waiting",
      text: "Published, but the site still shows the previous version.",
    });
  });

  it("is not live when its revision is only the beginning of the page's revision", () => {
    expect(statusOf(response({ surrogateKey: "rev:r22" })).kind).toBe("waiting");
  });

  it("has an unknown status when its page names no revision", () => {
    expect(statusOf(response({ surrogateKey: "doc:a" })).kind).toBe("unknown");
  });

  it("is offline when its address redirects", () => {
    expect(statusOf(response({ status: 301, location: "/blog/b" }))).toMatchObject({ kind: "offline" });
  });

  it.each([404, 500, 503])("is waiting while the site responds with %i", (status) => {
    expect(statusOf(response({ status })).kind).toBe("waiting");
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

import { useGateway } from "./support/use-gateway.ts";

const { site, get } = useGateway({ PUBLIC_ORIGIN: "https://wordlehint.example" });

beforeAll(() => site().show("/about", { body: "About" }));

describe("an address", () => {
  it.each([
    "//evil.example",
    "/about//",
    "/../etc/passwd",
    "/%2e%2e/x",
    "/a%2fb",
    "/a%5cb",
    "/a%00",
    "/%ff",
    "/api/%2e%2e/metrics",
  ])("%s is refused", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers["content-type"]]).toEqual([400, "application/problem+json; charset=utf-8"]);
  });

  it.each(["/readyz", "/healthz", "/metrics"])(
    "%s is unknown to visitors, because it is on the admin port",
    async (path) => {
      const { status, headers } = await get(path);
      expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    },
  );

  it("is refused if it is too long", async () => {
    expect((await get(`/${"a".repeat(8200)}`)).status).toBe(414);
  });

  it("with a trailing slash redirects to the one without", async () => {
    const { status, headers } = await get("/about/?a=b");
    expect([status, headers.location]).toEqual([301, "/about?a=b"]);
  });

  it("of the www host redirects to the bare host", async () => {
    const { status, headers } = await get("/about?a=b", { host: "www.wordlehint.example" });
    expect([status, headers.location]).toEqual([301, "https://wordlehint.example/about?a=b"]);
    expect((await get("/about", { host: "www.wordlehint.example" }, "HEAD")).status).toBe(301);
    // With a 301, browsers would send a GET instead.
    expect((await get("/api/user", { host: "www.wordlehint.example" }, "POST")).status).toBe(308);
  });

  it("at which password managers look leads to where a password is changed, after signing in", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await get("/.well-known/change-password", {}, method);
      expect([status, headers.location]).toEqual([302, "/auth?next=%2F%23change-password"]);
    }
    // Its status tells password managers whether the other one can be believed.
    const path = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
    expect((await get(path)).status).toBe(404);
  });

  it("of another host is refused, even if its page is cached", async () => {
    expect((await get("/about", { host: "wordlehint.example" })).status).toBe(200);
    expect((await get("/about", { host: "evil.example" })).status).toBe(400);
  });
});

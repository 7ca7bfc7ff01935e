import { hostNames, isOwnHost } from "./own-host.ts";

const names = new Set(["auth", "lake.wordlehint.example"]);

describe("A server is asked by its own name", () => {
  it.each([
    undefined,
    "auth:8011",
    "Auth",
    "lake.wordlehint.example",
    "Lake.WordleHint.Example:443",
    "lake.wordlehint.example.",
    "localhost:8000",
    "app.localhost",
    `${"x.".repeat(123)}localhost`,
    "127.0.0.1:8000",
    "10.1.2.3",
    "[::1]:8000",
  ])("by %s", (host) => {
    expect(isOwnHost(host, names)).toBe(true);
  });
});

describe("A server is asked by a name that isn't its own", () => {
  it.each([
    "rebind.evil.example:31025",
    "127.0.0.1.evil.example",
    "evil.10.1.2.3",
    "[::1].evil.example",
    "localhost.evil.example",
    "evillocalhost",
    "evillake.wordlehint.example",
    "lake.wordlehint.example.evil.example",
    "xauth",
    "auth:443:443",
    "evil@auth",
    "auth/evil",
    "localhost evil",
    "auth:port",
    "a..b",
    "",
    "[::1",
    "x".repeat(300),
    `${"x.".repeat(122)}localhost:8000`,
  ])("by %j", (host) => {
    expect(isOwnHost(host, names)).toBe(false);
  });
});

it("Names are listed with commas between them", () => {
  expect(hostNames(" Auth.svc,auth.ns.svc ,,")).toEqual(new Set(["auth.svc", "auth.ns.svc"]));
});

import { checkHost } from "./host.ts";

const rule = { publicHost: "wordlehint.example", alsoAllowed: new Set(["gateway"]) };

describe("the host of a request", () => {
  it.each([
    "wordlehint.example",
    "WordleHint.Example",
    "wordlehint.example:443",
    "wordlehint.example.",
    "gateway:8000",
    "localhost:8000",
    "app.localhost",
    `${"x.".repeat(123)}localhost`,
    "127.0.0.1:8000",
    "10.1.2.3",
    "[::1]:8000",
  ])("%s is served", (host) => {
    expect(checkHost(host, rule)).toBe("serve");
  });

  it.each(["www.wordlehint.example", "WWW.wordlehint.example:8000"])(
    "%s is redirected to the bare host",
    (host) => {
      expect(checkHost(host, rule)).toBe("to-bare-host");
    },
  );

  it.each([
    "evil.example",
    "www.evil.example",
    "127.0.0.1.evil.example",
    "evil.10.1.2.3",
    "[::1].evil.example",
    "localhost.evil.example",
    "evillocalhost",
    "evilwordlehint.example",
    "www.www.wordlehint.example",
    "xgateway",
    "wordlehint.example:443:443",
    "wordlehint.example.evil.example",
    "evil@wordlehint.example",
    "wordlehint.example/evil",
    "localhost evil",
    "wordlehint.example:port",
    "a..b",
    "",
    "[::1",
    "x".repeat(300),
    `${"x.".repeat(122)}localhost:8000`,
  ])("%j is refused", (host) => {
    expect(checkHost(host, rule)).toBe("refuse");
  });
});

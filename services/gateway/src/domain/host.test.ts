import { checkHost } from "./host.ts";

const rule = { publicHost: "wordlehint.example", alsoAllowed: new Set(["gateway"]) };

describe("the host of a request", () => {
  it.each(["wordlehint.example", "WordleHint.Example:443", "gateway:8000", "localhost:8000", "127.0.0.1"])(
    "%s is served",
    (host) => {
      expect(checkHost(host, rule)).toBe("serve");
    },
  );

  it.each(["www.wordlehint.example", "WWW.wordlehint.example:8000"])(
    "%s is redirected to the bare host",
    (host) => {
      expect(checkHost(host, rule)).toBe("to-bare-host");
    },
  );

  it.each([
    "evil.example",
    "www.evil.example",
    "evilwordlehint.example",
    "www.www.wordlehint.example",
    "wordlehint.example/evil",
    "",
  ])("%j is refused", (host) => {
    expect(checkHost(host, rule)).toBe("refuse");
  });
});

import { sumFor } from "./nats-from-github.ts";

describe("a release's list of sums", () => {
  const list = "aa11  nats-server-linux.tar.gz\nbb22 *nats-server-darwin.tar.gz\n";

  it("gives a file's sum, in both ways of writing it", () => {
    expect(sumFor("nats-server-linux.tar.gz", list)).toBe("aa11");
    expect(sumFor("nats-server-darwin.tar.gz", list)).toBe("bb22");
  });

  it("is no use for a file that it does not name", () => {
    expect(() => sumFor("nats-server", list)).toThrow("lists no SHA-256 for nats-server");
  });
});

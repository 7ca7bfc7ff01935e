import { sumFor } from "./nats-from-github.ts";

describe("A release's list of checksums", () => {
  const list = "aa11  nats-server-linux.tar.gz\nbb22 *nats-server-darwin.tar.gz\n";

  it("has a file's checksum, in either of the two formats", () => {
    expect(sumFor("nats-server-linux.tar.gz", list)).toBe("aa11");
    expect(sumFor("nats-server-darwin.tar.gz", list)).toBe("bb22");
  });

  it("causes an error for a file that isn't in it", () => {
    expect(() => sumFor("nats-server", list)).toThrow("lists no SHA-256 for nats-server");
  });
});

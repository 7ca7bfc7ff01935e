import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address.ts";

const from = (forwarded: string | undefined, hops: number) =>
  clientAddress(
    {
      headers: { "x-forwarded-for": forwarded },
      socket: { remoteAddress: "10.0.0.1" },
    } as unknown as IncomingMessage,
    hops,
  );

describe("The address of who asks", () => {
  it("is what the connection says, whatever the request claims", () => {
    expect(from("1.2.3.4", 0)).toBe("10.0.0.1");
    expect(from(undefined, 1)).toBe("10.0.0.1");
  });

  it("is what our own proxies have seen", () => {
    expect(from("6.6.6.6, 1.2.3.4", 1)).toBe("1.2.3.4");
    expect(from("6.6.6.6, 1.2.3.4, 10.0.0.9", 2)).toBe("1.2.3.4");
  });
});

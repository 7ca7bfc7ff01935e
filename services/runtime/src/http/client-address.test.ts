import { clientAddress, trustedAddresses, type AddressedRequest } from "./client-address.ts";

const request = (forwardedFor?: string) =>
  ({
    headers: { "x-forwarded-for": forwardedFor },
    socket: { remoteAddress: "10.0.0.1" },
  }) as unknown as AddressedRequest;

describe("the address of a client", () => {
  it("is that of the connection when no proxy of ours stands in front", () => {
    expect(clientAddress(request("6.6.6.6"), 0)).toBe("10.0.0.1");
  });

  it("is the one that our outermost proxy saw, not one that the client wrote into the header", () => {
    expect(clientAddress(request("6.6.6.6, 1.1.1.1"), 1)).toBe("1.1.1.1");
    expect(clientAddress(request("6.6.6.6, 1.1.1.1, 10.0.0.2"), 2)).toBe("1.1.1.1");
    expect(clientAddress(request("6.6.6.6,2001:db8::1"), 1)).toBe("2001:db8::1");
  });

  it("is the first entry when there are fewer entries than trusted proxies", () => {
    expect(clientAddress(request("1.1.1.1"), 3)).toBe("1.1.1.1");
  });

  it("is that of the connection when the header is missing or empty", () => {
    expect(clientAddress(request(undefined), 1)).toBe("10.0.0.1");
    expect(clientAddress(request(" , "), 2)).toBe("10.0.0.1");
  });

  it("has the usual form where a socket for both versions of IP names an IPv4 address", () => {
    const onBoth = {
      headers: {},
      socket: { remoteAddress: "::ffff:10.0.0.1" },
    } as unknown as AddressedRequest;
    expect(clientAddress(onBoth, 0)).toBe("10.0.0.1");
  });

  it("is unknown when the connection is already closed", () => {
    const closed = { headers: {}, socket: {} } as unknown as AddressedRequest;
    expect(clientAddress(closed, 0)).toBe("unknown");
  });
});

describe("the addresses that can be trusted", () => {
  it("begin with the client's and end with that of the connection", () => {
    expect(trustedAddresses(request("6.6.6.6, 1.1.1.1, 10.0.0.2"), 2)).toEqual([
      "1.1.1.1",
      "10.0.0.2",
      "10.0.0.1",
    ]);
    expect(trustedAddresses(request("6.6.6.6"), 0)).toEqual(["10.0.0.1"]);
  });
});

import { clientAddress } from "./client-address.ts";

describe("the address of a client", () => {
  it("is the connection's own where no proxy of ours stands in front", () => {
    expect(clientAddress("6.6.6.6", "1.2.3.4", 0)).toBe("1.2.3.4");
  });

  it("is what our outermost proxy saw, whatever stands before it", () => {
    expect(clientAddress("6.6.6.6, 1.1.1.1", "10.0.0.1", 1)).toBe("1.1.1.1");
    expect(clientAddress("6.6.6.6, 1.1.1.1, 10.0.0.2", "10.0.0.1", 2)).toBe("1.1.1.1");
    expect(clientAddress("1.1.1.1", "10.0.0.1", 3)).toBe("1.1.1.1");
  });

  it("is the connection's own where the proxy says nothing", () => {
    expect(clientAddress(undefined, "10.0.0.1", 1)).toBe("10.0.0.1");
    expect(clientAddress(" , ", "10.0.0.1", 2)).toBe("10.0.0.1");
  });
});

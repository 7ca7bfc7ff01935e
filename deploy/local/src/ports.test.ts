import { portsFrom } from "./ports.ts";

describe("the port plan", () => {
  it("puts the site on port 8000 unless told otherwise", () => {
    expect(portsFrom({}).gateway).toBe(8000);
    expect(portsFrom({ PORT_BASE: "" }).gateway).toBe(8000);
  });

  it("moves every port with PORT_BASE", () => {
    expect(portsFrom({ PORT_BASE: "9000" })).toEqual({
      gateway: 9000,
      renderer: 9001,
      socialImages: 9002,
      riddle: 9012,
      mongo: 9017,
      nats: 9022,
    });
  });

  it.each(["abc", "0", "-1", "80.5", "65501"])("refuses %j as PORT_BASE", (text) => {
    expect(() => portsFrom({ PORT_BASE: text })).toThrow("PORT_BASE must be a whole number");
  });
});

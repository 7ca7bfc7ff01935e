import { portsFrom } from "./ports.ts";

describe("the port plan", () => {
  it("puts the site on port 8000 and the studio on 3333 unless told otherwise", () => {
    expect(portsFrom({})).toMatchObject({ gateway: 8000, lake: 3333 });
    expect(portsFrom({ PORT_BASE: "" })).toMatchObject({ gateway: 8000, lake: 3333 });
  });

  it("moves every port with PORT_BASE", () => {
    expect(portsFrom({ PORT_BASE: "9000" })).toEqual({
      gateway: 9000,
      renderer: 9001,
      socialImages: 9002,
      riddle: 9012,
      mongo: 9017,
      nats: 9022,
      lake: 9033,
    });
  });

  it.each(["abc", "0", "-1", "80.5", "65501"])("refuses %j as PORT_BASE", (text) => {
    expect(() => portsFrom({ PORT_BASE: text })).toThrow("PORT_BASE must be a whole number");
  });
});

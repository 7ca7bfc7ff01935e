import { allPorts, portsFrom } from "./ports.ts";

describe("The ports of an installation", () => {
  it.each([{}, { PORT_BASE: "" }])("are the usual ones with %j", (env) => {
    expect(portsFrom(env)).toMatchObject({
      gateway: 8000,
      "content-lake": 3333,
      mongo: 8017,
      mailbox: 8025,
    });
  });

  it("follow PORT_BASE", () => {
    expect(portsFrom({ PORT_BASE: "9000" })).toMatchObject({
      gateway: 9000,
      "content-lake": 9033,
      mongo: 9017,
    });
  });

  it("include an admin port for each service, and none for the renderer and the stores", () => {
    const all = allPorts(portsFrom({ PORT_BASE: "9000" }));
    expect(all).toEqual(expect.arrayContaining([9000, 9001, 9017, 9025, 9026, 9040, 9100, 9112, 9133]));
    expect(all).not.toContain(9101);
    expect(all).not.toContain(9117);
  });

  it.each(["abc", "0", "-1", "80.5", "65530"])("can't be read from PORT_BASE %j", (text) => {
    expect(() => portsFrom({ PORT_BASE: text })).toThrow("PORT_BASE must be a whole number");
  });
});

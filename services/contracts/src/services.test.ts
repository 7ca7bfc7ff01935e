import { apiRoutes, parts, portOf, services, site, urlVariable, type PartName } from "./services.ts";

const names = Object.keys(parts) as PartName[];

describe("The table of services", () => {
  it.each([undefined, 21_000])("gives every part a port of its own with PORT_BASE %s", (portBase) => {
    const ports = names.map((name) => portOf(name, portBase));
    expect(new Set(ports).size).toBe(names.length);
  });

  it("puts the site on port 8000 and the studio on 3333 without PORT_BASE", () => {
    expect([portOf("gateway"), portOf("riddle"), portOf("content-lake")]).toEqual([8000, 8012, 3333]);
  });

  it("moves every port with PORT_BASE", () => {
    expect([portOf("gateway", 9000), portOf("content-lake", 9000)]).toEqual([9000, 9033]);
  });

  it("lets services call only parts that exist", () => {
    for (const { calls } of [...Object.values(services), site])
      expect(names).toEqual(expect.arrayContaining(calls));
  });

  it("has the gateway call every service with a public path", () => {
    expect(services.gateway.calls).toEqual(expect.arrayContaining(apiRoutes.map(({ service }) => service)));
  });

  it("has one owner for every public path, below /api", () => {
    for (const { prefix } of apiRoutes) {
      expect(prefix).toMatch(/^\/api\/[a-z-]+$/);
      expect(apiRoutes.filter((other) => `${prefix}/`.startsWith(`${other.prefix}/`))).toHaveLength(1);
    }
  });

  it("names the variable of a part's origin in capitals", () => {
    expect(urlVariable("social-images")).toBe("SOCIAL_IMAGES_URL");
  });
});

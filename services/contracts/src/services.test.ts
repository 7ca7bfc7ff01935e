import {
  adminPortOf,
  api,
  forwardedRoutes,
  parts,
  portOf,
  services,
  site,
  urlVariable,
  type PartName,
  type ServiceName,
} from "./services.ts";

const names = Object.keys(parts) as PartName[];

describe("The table of services", () => {
  it.each([undefined, 21_000])(
    "gives every part a port and an admin port of its own with PORT_BASE %s",
    (portBase) => {
      const ports = names.map((name) => portOf(name, portBase));
      const all = [...ports, ...ports.map(adminPortOf)];
      expect(new Set(all).size).toBe(2 * names.length);
    },
  );

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

  it("has an internal route called only by services that call its own", () => {
    const calls = Object.entries(services).flatMap(([service, { routes }]) =>
      routes.flatMap(({ path, callers = [] }) => {
        expect(path.startsWith("/internal/")).toBe(callers.length > 0);
        return callers.map((caller) => ({ caller, service }));
      }),
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const { caller, service } of calls) expect(services[caller as ServiceName].calls).toContain(service);
  });

  it("has the key of a call held by the service that calls and by the one that is called, and by no other", () => {
    const holders = Object.entries(services).flatMap(([name, { secrets }]) =>
      secrets.includes("NOTIFICATION_TO_RIDDLE_KEY") ? [name] : [],
    );
    expect(holders).toEqual(["riddle", "notification"]);
    expect(services["social-images"].secrets).toEqual([]);
  });

  it("has the gateway call every service with a public route", () => {
    const forwardedTo = forwardedRoutes.map(({ service }) => service);
    expect(services.gateway.calls).toEqual(expect.arrayContaining(forwardedTo));
  });

  it("has one owner for every method of every path that others than services ask for", () => {
    const routes = Object.values(api)
      .flat()
      .filter(({ callers }) => callers === undefined);
    const names = routes.map(({ method, path }) => `${method} ${path.replaceAll(/[:*]\w+/g, "*")}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("forwards the API, nothing internal, and no route of the gateway's own", () => {
    expect(forwardedRoutes.map(({ contract }) => contract.path)).toContain("/api/riddle/latest");
    for (const { contract, service } of forwardedRoutes) {
      expect(contract.path).toMatch(/^\/(api|webhooks)\//);
      expect(service).not.toBe("gateway");
    }
  });

  it("names the variable of a part's origin in capitals", () => {
    expect(urlVariable("social-images")).toBe("SOCIAL_IMAGES_URL");
  });
});

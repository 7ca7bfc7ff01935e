import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  parts,
  portOf,
  services,
  site,
  stores,
  urlVariable,
  variablesOfNeed,
  type Need,
  type PartName,
  type ServicePart,
} from "@wordlehint/contracts/services";
import { parse } from "yaml";
import { root } from "../paths.ts";
import { secretVariables } from "../secrets.ts";

type ComposeService = {
  image?: string;
  build?: { context: string; dockerfile: string; args?: { SERVICE?: string } };
  command?: string[];
  environment?: Record<string, string | number | null>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
  init?: boolean;
  mem_limit?: string;
  read_only?: boolean;
};

const compose = parse(readFileSync(join(root, "docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Record<string, ComposeService>;
};
const serviceParts: [name: PartName, part: ServicePart][] = [
  ...(Object.entries(services) as [PartName, ServicePart][]),
  ["site", site],
];
const composeService = (name: string): ComposeService => compose.services[name] ?? {};
const dockerfileOf = (name: string) =>
  readFileSync(join(root, composeService(name).build?.dockerfile ?? "missing"), "utf8");

/** What a container waits for before it starts, by what its service needs. */
const dependencies: Readonly<Record<Need, Record<string, { condition: string }>>> = {
  database: { mongo: { condition: "service_healthy" } },
  broker: { nats: { condition: "service_started" } },
  content: { secrets: { condition: "service_completed_successfully" } },
};

describe("docker-compose.yml", () => {
  it("has every service, the site and the stores, and besides only the one that makes the secrets", () => {
    expect(Object.keys(compose.services).sort()).toEqual([...Object.keys(parts), "secrets"].sort());
  });

  it("makes every secret", () => {
    const [program, script, file, ...variables] = composeService("secrets").command ?? [];
    expect([program, script, file]).toEqual(["node", "/make-secrets.mjs", "/secrets/content.env"]);
    expect(variables.sort()).toEqual([...secretVariables].sort());
  });

  it("publishes the gateway and the studio to this machine, and nothing else", () => {
    const published = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports]).sort()).toEqual([
      ["content-lake", [`127.0.0.1:\${STUDIO_PORT:-${portOf("content-lake")}}:${portOf("content-lake")}`]],
      ["gateway", [`127.0.0.1:\${SITE_PORT:-${portOf("gateway")}}:${portOf("gateway")}`]],
    ]);
  });

  it.each(Object.keys(parts))("limits the memory of %s, and lets its container reap processes", (name) => {
    expect(composeService(name).init).toBe(true);
    expect(composeService(name).mem_limit).toMatch(/^\d+[mg]$/);
  });

  it.each(Object.keys(stores))("runs %s from a public image", (name) => {
    expect(composeService(name).image).toMatch(/^\w+:[\d.]+/);
  });
});

describe.each(serviceParts)("In docker-compose.yml %s", (name, part) => {
  const { build, environment = {}, depends_on = {}, volumes = [] } = composeService(name);
  const readsSecrets = part.secrets.length > 0 || part.needs.includes("content");

  it("is built from its own Dockerfile or from the one for all services", () => {
    expect(existsSync(join(root, build?.dockerfile ?? ""))).toBe(true);
    expect(dockerfileOf(name)).toContain(name === "site" ? "COPY site site" : "COPY services/");
    const own = `deploy/docker/${name}.Dockerfile`;
    if (build?.dockerfile !== own) {
      expect(build).toMatchObject({
        dockerfile: "deploy/docker/service.Dockerfile",
        args: { SERVICE: name },
      });
    }
  });

  it("listens on its port", () => {
    if (name === "site") expect(dockerfileOf(name)).toContain(`"--port", "${portOf(name)}"`);
    else expect(environment.PORT).toBe(portOf(name));
  });

  it("runs without the rights of root, on files that it can't change, but for Gatsby's database", () => {
    expect(dockerfileOf(name)).toMatch(/^USER node$/m);
    expect(composeService(name).read_only).toBe(name !== "site");
  });

  it("has a health check in its image", () => {
    const path = name === "site" ? ":8001/page-data/app-data.json" : ":9000/readyz";
    const check = /^HEALTHCHECK .*CMD (?<command>\[.*\])$/m.exec(dockerfileOf(name))?.groups?.command;
    expect(check).toBe(`["node", "/check-health.mjs", "http://127.0.0.1${path}"]`);
    expect(/ADMIN_PORT=9000$|ADMIN_PORT=9000 /m.test(dockerfileOf(name))).toBe(name !== "site");
  });

  it("is told where to find what it needs and calls, and nothing else", () => {
    const variables = [
      ...part.needs.flatMap((need) => variablesOfNeed[need]),
      ...part.calls.map(urlVariable),
    ];
    expect(Object.keys(environment)).toEqual(expect.arrayContaining(variables));
    const known = [...Object.values(variablesOfNeed).flat(), ...Object.keys(parts).map(urlVariable)];
    const others = known.filter((variable) => !variables.includes(variable));
    expect(Object.keys(environment).filter((variable) => others.includes(variable))).toEqual([]);
    for (const callee of part.calls) {
      expect(environment[urlVariable(callee)]).toBe(`http://${callee}:${portOf(callee as PartName)}`);
    }
  });

  it("starts after what it needs, and after nothing else", () => {
    expect(depends_on).toEqual(
      Object.assign(
        {},
        readsSecrets ? dependencies.content : {},
        ...part.needs.map((need) => dependencies[need]),
      ),
    );
  });

  it("can read the secrets if it needs any", () => {
    expect(volumes.includes("secrets:/secrets:ro")).toBe(readsSecrets);
    expect(dockerfileOf(name).includes("--env-file-if-exists=/secrets/content.env")).toBe(
      readsSecrets || build?.dockerfile === "deploy/docker/service.Dockerfile",
    );
  });
});

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
    expect(published.map(([name]) => name).sort()).toEqual(["content-lake", "gateway"]);
    for (const [name, { ports }] of published) {
      const port = portOf(name as PartName);
      expect(ports).toEqual([`127.0.0.1:${port}:${port}`]);
    }
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

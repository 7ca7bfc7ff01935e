import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  parts,
  portOf,
  services,
  site,
  standIns,
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
  user?: string;
  networks?: string[];
  network_mode?: string;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  pids_limit?: number;
  tmpfs?: string | string[];
  build?: { context: string; dockerfile: string; args?: Record<string, string | number> };
  command?: string[];
  environment?: Record<string, string | number | null>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
  secrets?: { source: string; target: string }[];
  init?: boolean;
  mem_limit?: string;
  read_only?: boolean;
  configs?: unknown;
  logging?: { driver: string; options: Record<string, string> };
};

const compose = parse(readFileSync(join(root, "docker-compose.yml"), "utf8"), { merge: true }) as {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean | string } | null>;
  volumes: Record<string, null>;
  secrets: Record<string, { file: string }>;
};
const folder = join(root, "deploy", "docker");
const dockerfiles = readdirSync(folder).filter((name) => name.endsWith(".Dockerfile"));
const serviceParts: [name: PartName, part: ServicePart][] = [
  ...(Object.entries(services) as [PartName, ServicePart][]),
  ["site", site],
];
const composeService = (name: string): ComposeService => compose.services[name] ?? {};
/** Returns the containers that share a network with this one. */
const neighborsOf = (name: string) =>
  Object.entries(compose.services).flatMap(([other, { networks = [] }]) =>
    other !== name && networks.some((network) => composeService(name).networks?.includes(network))
      ? [other]
      : [],
  );
/** The network of a stand-in and the service that calls it. */
const networkOfStandIn: Readonly<Record<keyof typeof standIns, string>> = {
  mailbox: "mails",
  stripe: "payments",
};
const dockerfileOf = (name: string) =>
  readFileSync(join(root, composeService(name).build?.dockerfile ?? "missing"), "utf8");

const completed = { condition: "service_completed_successfully" };
/** The containers that must start before one with this need. */
const dependencies: Readonly<Record<Need, Record<string, { condition: string }>>> = {
  database: { mongo: { condition: "service_healthy" } },
  broker: { nats: { condition: "service_started" }, streams: completed },
  content: { secrets: completed },
  origin: {},
};
/** The secrets of each need. */
const secretsOfNeed: Readonly<Record<Need, readonly string[]>> = {
  database: ["MONGODB_PASSWORD"],
  broker: ["NATS_PASSWORD"],
  content: ["SANITY_TOKEN"],
  origin: [],
};
const secretsOf = ({ needs, secrets }: ServicePart) =>
  [...needs.flatMap((need) => secretsOfNeed[need]), ...secrets].sort();
/** The containers that end before the services start. */
const preparing = ["secrets", "streams"];
/** The secrets that the container `secrets` makes for each reader. */
const givenSecrets = new Map(
  (composeService("secrets").command ?? []).slice(5).map((argument) => {
    const [reader = "", variables = ""] = argument.split(":");
    return [reader, variables.split(",").sort()];
  }),
);

describe("docker-compose.yml", () => {
  it("has every service, the site, the stores and the stand-ins, and besides only those that prepare them", () => {
    expect(Object.keys(compose.services).sort()).toEqual([...Object.keys(parts), ...preparing].sort());
  });

  it("makes every secret, in a volume for each reader, and keeps all of them where no other can read them", () => {
    const { command = [], volumes = [] } = composeService("secrets");
    expect(command.slice(0, 5)).toEqual([
      "node",
      "/make-secrets.mjs",
      "/secrets/content.env",
      "/for",
      "/stores",
    ]);
    expect([...givenSecrets.values()].flat()).toEqual(expect.arrayContaining(secretVariables));
    for (const reader of [...givenSecrets.keys(), "nats"])
      expect(volumes).toContain(`secrets-${reader}:/for/${reader}`);
    for (const [name, { volumes: mounted = [] }] of Object.entries(compose.services)) {
      if (name === "secrets") continue;
      const sources = mounted.map((volume) => volume.split(":", 1)[0] ?? "");
      expect(sources.filter((source) => /^secrets\b/.test(source) && source !== `secrets-${name}`)).toEqual(
        [],
      );
    }
  });

  it("lets no service out of its networks but the gateway and the studio, unless the installation says so", () => {
    expect(compose.networks).toEqual({
      public: null,
      inside: { internal: "${INSIDE_INTERNAL:-true}" },
      outside: { internal: "${OUTSIDE_INTERNAL:-true}" },
      database: { internal: true },
      broker: { internal: true },
      mails: { internal: true },
      payments: { internal: true },
      local: null,
    });
  });

  it("has no way from the gateway to the database, nor from a stand-in to another service than its caller", () => {
    expect(neighborsOf("gateway")).not.toContain("mongo");
    expect(neighborsOf("mailbox").sort()).toEqual(["notification", "stripe"]);
    expect(neighborsOf("stripe").sort()).toEqual(["billing", "mailbox"]);
  });

  it.each(Object.keys(compose.services))("bounds the rights, memory and log of %s", (name) => {
    const { mem_limit, pids_limit, cap_add = [], logging, ...container } = composeService(name);
    expect(container).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    expect(pids_limit).toBeGreaterThan(0);
    expect(cap_add).toEqual(name === "secrets" ? ["CHOWN", "DAC_OVERRIDE"] : []);
    // The engine's default driver may be one that doesn't know these options.
    expect(logging?.driver).toBe("json-file");
    expect(logging?.options["max-size"]).toMatch(/^\d+m$/);
    expect(logging?.options["max-file"]).toMatch(/^\d+$/);
  });

  it("mounts nothing of the checkout, which a container's user may not be allowed to read", () => {
    for (const { configs, volumes = [] } of Object.values(compose.services)) {
      expect(configs).toBeUndefined();
      expect(volumes.filter((volume) => /^[./~]/.test(volume))).toEqual([]);
    }
  });

  it.each(Object.keys(stores))(
    "connects %s to the services that use it alone, and doesn't run it as root",
    (name) => {
      const { networks, user, depends_on, volumes } = composeService(name);
      expect(networks).toEqual([name === "mongo" ? "database" : "broker"]);
      expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
      expect(depends_on).toEqual({ secrets: completed });
      expect(volumes).toContain(`secrets-${name}:/run/secrets:ro`);
    },
  );

  it("has the container that makes the secrets in no network", () => {
    expect(composeService("secrets")).toMatchObject({ network_mode: "none", restart: "no" });
  });

  it("publishes the gateway, the studio and the stand-ins to this machine, and nothing else", () => {
    const published = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports]).sort()).toEqual([
      ["content-lake", [`127.0.0.1:\${STUDIO_PORT:-${portOf("content-lake")}}:${portOf("content-lake")}`]],
      ["gateway", [`127.0.0.1:\${SITE_PORT:-${portOf("gateway")}}:${portOf("gateway")}`]],
      ["mailbox", [`127.0.0.1:\${MAILBOX_PORT:-${portOf("mailbox")}}:${portOf("mailbox")}`]],
      ["stripe", [`127.0.0.1:\${STRIPE_PORT:-${portOf("stripe")}}:${portOf("stripe")}`]],
    ]);
  });

  it.each(Object.keys(stores))("runs %s from a public image, to which only settings are added", (name) => {
    const [from, ...rest] = dockerfileOf(name)
      .split("\n")
      .filter((line) => /^[A-Z]/.test(line));
    expect(from).toMatch(new RegExp(`^FROM ${name}:[\\d.]+`));
    for (const line of rest) expect(line).toMatch(/^COPY /);
  });
});

describe.each(dockerfiles)("%s", (name) => {
  const text = readFileSync(join(folder, name), "utf8");

  it("lets every user read what it copies, even from a checkout that only its owner may read", () => {
    const copies = text.split("\n").filter((line) => /^COPY (?!--from=)/.test(line));
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter((line) => !line.startsWith("COPY --chmod=755 "))).toEqual([]);
  });

  it("listens at addresses of both versions of IP", () => {
    expect(text).not.toContain("0.0.0.0");
    if (/\bHOST=/.test(text)) expect(text).toContain("HOST=:: ");
    if (text.includes('"--host"')) expect(text).toContain('"--host", ""');
  });
});

describe.each(Object.keys(standIns) as (keyof typeof standIns)[])(
  "In docker-compose.yml the stand-in %s",
  (name) => {
    const { build, networks, volumes, environment, depends_on, user } = composeService(name);

    it("is built from the Dockerfile for stand-ins, and listens on its port", () => {
      expect(build).toEqual({
        context: ".",
        dockerfile: "deploy/docker/stand-in.Dockerfile",
        args: { STAND_IN: standIns[name].folder, PORT: portOf(name) },
      });
    });

    it("keeps its data in a volume, reaches no store, and can read its own secrets alone", () => {
      const { secrets = [] } = standIns[name];
      expect(networks).toEqual(["local", networkOfStandIn[name]]);
      expect(volumes).toEqual([
        `${name}:/data`,
        ...(secrets.length > 0 ? [`secrets-${name}:/run/secrets:ro`] : []),
      ]);
      expect(depends_on ?? {}).toEqual(secrets.length > 0 ? { secrets: completed } : {});
      expect(givenSecrets.get(name) ?? []).toEqual(secrets);
      expect(["ALLOWED_HOSTS", "PUBLIC_URL"]).toEqual(expect.arrayContaining(Object.keys(environment ?? {})));
    });

    it("isn't run by root, and has a health check in its image", () => {
      expect(user).toBeUndefined();
      expect(dockerfileOf(name)).toMatch(/^USER node$/m);
      expect(dockerfileOf(name)).toMatch(
        /^HEALTHCHECK .*\/check-health\.mjs "http:\/\/127\.0\.0\.1:\$PORT\/readyz"$/m,
      );
    });
  },
);

describe.each(serviceParts)("In docker-compose.yml %s", (name, part) => {
  const { build, environment = {}, depends_on = {}, volumes = [], networks, ports } = composeService(name);
  const secrets = secretsOf(part);

  it("is built from its own Dockerfile or from the one for all services", () => {
    expect(existsSync(join(root, build?.dockerfile ?? ""))).toBe(true);
    expect(dockerfileOf(name)).toContain(
      name === "site" ? "site site" : "services/contracts services/contracts",
    );
    const own = `deploy/docker/${name}.Dockerfile`;
    if (build?.dockerfile !== own) {
      expect(build).toMatchObject({
        dockerfile: "deploy/docker/service.Dockerfile",
        args: { SERVICE: name },
      });
    }
  });

  it("listens on its port, and isn't run by root", () => {
    if (name === "site") expect(dockerfileOf(name)).toContain(`"--port", "${portOf(name)}"`);
    else expect(environment.PORT).toBe(portOf(name));
    expect(dockerfileOf(name)).toMatch(/^USER node$/m);
    expect(composeService(name).user).toBeUndefined();
  });

  it("is in the services' network, in others only if it uses a store, is published, calls servers outside or has a stand-in", () => {
    expect(networks).toEqual([
      ...(ports ? ["public"] : []),
      "inside",
      ...(part.callsOutside ? ["outside"] : []),
      ...(["database", "broker"] as const).filter((store) => part.needs.includes(store)),
      ...(name === "notification" ? [networkOfStandIn.mailbox] : []),
      ...(name === "billing" ? [networkOfStandIn.stripe] : []),
    ]);
  });

  it("reads secrets that an operator gives it from files, never from its environment", () => {
    const { givenSecrets: given = [] } = part;
    const mounted = given.map((variable) => {
      const source = variable.toLowerCase().replaceAll("_", "-");
      expect(compose.secrets[source]).toEqual({ file: `\${${variable}_FILE:-/dev/null}` });
      expect(environment[`${variable}_FILE`]).toBe(`/run/${source}`);
      expect(Object.keys(environment)).not.toContain(variable);
      return { source, target: `/run/${source}` };
    });
    expect(composeService(name).secrets ?? []).toEqual(mounted);
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
    // A stand-in is told of by the variables of the provider whose place it takes.
    const callable = Object.keys(parts).filter((part) => !(part in standIns));
    const known = [...Object.values(variablesOfNeed).flat(), ...callable.map(urlVariable)];
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
        secrets.length > 0 ? dependencies.content : {},
        ...part.needs.map((need) => dependencies[need]),
      ),
    );
  });

  it("can read the secrets that it needs, and no others", () => {
    expect(givenSecrets.get(name) ?? []).toEqual(secrets);
    expect(volumes.includes(`secrets-${name}:/run/secrets:ro`)).toBe(secrets.length > 0);
    if (secrets.length > 0) {
      expect(dockerfileOf(name)).toContain(name === "site" ? "/start-site.mjs" : "SECRETS_DIR=/run/secrets");
    }
  });
});

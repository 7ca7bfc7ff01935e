import { docker, containerOf } from "./project.ts";

/** Runs a module in a service's container, as the service's own user and in its folder. Returns what it writes. */
export async function runInside(service: string, script: string): Promise<string> {
  return docker("exec", await containerOf(service), "node", "--input-type=module", "-e", script);
}

/** The secrets that a container can read, by the name of the file. */
export async function secretsInside(service: string): Promise<Record<string, string>> {
  const script = `
    import { existsSync, readdirSync, readFileSync } from "node:fs";
    const dir = "/run/secrets";
    const names = existsSync(dir) ? readdirSync(dir) : [];
    const secrets = names.map((name) => [name, readFileSync(dir + "/" + name, "utf8")]);
    console.log(JSON.stringify(Object.fromEntries(secrets)));`;
  return JSON.parse(await runInside(service, script)) as Record<string, string>;
}

/** Connects from a container to an address. Returns `connected`, or the code of the error. */
export async function connectFrom(service: string, host: string, port: number): Promise<string> {
  const script = `
    import { connect } from "node:net";
    const socket = connect({ host: ${JSON.stringify(host)}, port: ${port}, timeout: 3000 });
    socket.on("connect", () => end("connected"));
    socket.on("timeout", () => end("timeout"));
    socket.on("error", ({ code }) => end(code));
    function end(outcome) { console.log(outcome); process.exit(); }`;
  return (await runInside(service, script)).trim();
}

/** A container's address in one of the project's networks. */
export async function addressIn(network: string, service: string): Promise<string> {
  const format = "{{json .NetworkSettings.Networks}}";
  const networks = JSON.parse(
    await docker("inspect", "--format", format, await containerOf(service)),
  ) as Record<string, { IPAddress: string }>;
  return Object.entries(networks).find(([name]) => name.endsWith(`_${network}`))?.[1].IPAddress ?? "none";
}

import { run } from "../machine/run.ts";

const timeoutMs = 4000;

/** Returns true if a Docker engine is reachable. Takes at most four seconds. */
export function isDockerReachable(): Promise<boolean> {
  return succeeds(["version", "--format", "{{.Server.Version}}"]);
}

/** Returns true if Docker's command line has Compose, which is a plugin since version 2. */
export function hasCompose(): Promise<boolean> {
  return succeeds(["compose", "version"]);
}

function succeeds(args: readonly string[]): Promise<boolean> {
  return run("docker", args, { timeoutMs }).then(
    () => true,
    () => false,
  );
}

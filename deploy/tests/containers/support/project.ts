import { compose, composeEnv, type ComposeProject } from "@wordlehint/local/docker/compose-project";
import { run } from "@wordlehint/local/machine/run";

/** A container as `docker compose ps` describes it. */
export interface ContainerState {
  ID: string;
  Service: string;
  State: string;
  /** Empty without a health check. */
  Health: string;
}

/** The project that `npm run test:containers` has made for these tests. */
export const project = readProject(process.env.COMPOSE_PROJECT);
export const siteUrl = `http://localhost:${project.sitePort}/`;
export const studioUrl = `http://localhost:${project.studioPort}/`;

/** The containers that haven't ended, of one service or of all. */
export async function runningContainers(...services: readonly string[]): Promise<ContainerState[]> {
  const lines = await compose(project, "ps", "--format", "json", ...services);
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ContainerState);
}

/** The one container of a service. */
export async function containerOf(service: string): Promise<string> {
  const [container, ...others] = await runningContainers(service);
  if (!container || others.length > 0) throw new Error(`${service} doesn't have exactly one container`);
  return container.ID;
}

/** Runs a command of the engine and returns its output. */
export function docker(...args: readonly string[]): Promise<string> {
  return run("docker", args, { env: composeEnv(project) });
}

/** Kills every process of a container but the first, which only waits for them and ends with them. */
export async function crashInside(container: string): Promise<void> {
  // The shell that kills them may be ended with the container, so that the command's exit code says nothing.
  await docker("exec", container, "sh", "-c", "kill -KILL -1").catch(() => undefined);
}

/** Returns the number of times that the engine has restarted a container that ended by itself. */
export async function restartsOf(container: string): Promise<number> {
  return Number(await docker("inspect", "--format", "{{.RestartCount}}", container));
}

/** The size of each image in megabytes, by the image's name. */
export async function imageSizes(): Promise<Map<string, number>> {
  const names = (await compose(project, "config", "--images")).split("\n").filter(Boolean).sort();
  const sizes = await docker("image", "inspect", "--format", "{{.Size}}", ...names);
  return new Map(
    sizes.split("\n").map((size, index) => [names[index] ?? "", Math.round(Number(size) / 1e6)]),
  );
}

function readProject(json: string | undefined): ComposeProject {
  if (!json) throw new Error("These tests need a Compose project. Run them by: npm run test:containers");
  return JSON.parse(json) as ComposeProject;
}

import { devNull } from "node:os";
import { join } from "node:path";
import { run } from "../machine/run.ts";
import { root } from "../paths.ts";

/** The settings that tell one installation of `docker-compose.yml` from others on the same engine. */
export interface ComposeProject {
  /** The project's name, with which the names of its images, containers and volumes begin. */
  name: string;
  /** The ports of this machine on which site, studio, mailbox and payments are published. */
  sitePort: number;
  studioPort: number;
  mailboxPort: number;
  stripePort: number;
}

/** The environment variables that Docker's command line needs. */
const wantedVariables =
  /^(PATH|HOME|TMPDIR|DOCKER_\w+|BUILDX_\w+|BUILDKIT_\w+|COMPOSE_PARALLEL_LIMIT|\w+_PROXY)$/i;
const timeoutMs = 15 * 60_000;

/** The arguments of `docker` for a command of Compose on this project. No file `.env` is read. */
export function composeArgs({ name }: ComposeProject, args: readonly string[]): string[] {
  const file = join(root, "docker-compose.yml");
  return ["compose", "--project-name", name, "--file", file, "--env-file", devNull, ...args];
}

/** The environment for `docker`: of the settings in `docker-compose.yml` only the ports. */
export function composeEnv({
  sitePort,
  studioPort,
  mailboxPort,
  stripePort,
}: ComposeProject): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => wantedVariables.test(name));
  return {
    ...Object.fromEntries(kept),
    SITE_PORT: String(sitePort),
    STUDIO_PORT: String(studioPort),
    MAILBOX_PORT: String(mailboxPort),
    STRIPE_PORT: String(stripePort),
  };
}

/**
 * Runs a command of Compose and returns its output.
 * @throws {RunError} when it fails or takes longer than 15 minutes.
 */
export function compose(project: ComposeProject, ...args: readonly string[]): Promise<string> {
  return run("docker", composeArgs(project, args), { env: composeEnv(project), timeoutMs });
}

/** Removes the project's containers, networks, volumes and images. What the builds have cached stays. */
export async function removeProject(project: ComposeProject): Promise<void> {
  await compose(project, "down", "--volumes", "--remove-orphans", "--rmi", "local", "--timeout", "1");
}

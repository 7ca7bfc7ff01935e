import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import getPort from "get-port";
import {
  compose,
  composeArgs,
  composeEnv,
  removeProject,
  type ComposeProject,
} from "./docker/compose-project.ts";
import { hasCompose, isDockerReachable } from "./docker/find-docker.ts";
import { root } from "./paths.ts";
import { onStopRequest } from "./stop-requests.ts";
import { spawnChild, type ChildSpec } from "./supervise/child.ts";
import { describeError, UserError } from "./user-error.ts";

const { resolve } = createRequire(import.meta.url);
const stopRequested = new AbortController();

/** `npm run test:containers`: builds the images, tests them in a Compose project of its own, and removes that. */
async function testContainers(): Promise<void> {
  if (!(await isDockerReachable())) {
    throw new UserError("No Docker engine is reachable. Start one, and check it with: docker version");
  }
  if (!(await hasCompose())) {
    throw new UserError(
      "Docker's plugin Compose is missing. Install it, and check it with: docker compose version",
    );
  }
  const project: ComposeProject = {
    name: `wordlehint-test-${randomBytes(4).toString("hex")}`,
    sitePort: await getPort(),
    studioPort: await getPort(),
    mailboxPort: await getPort(),
    stripePort: await getPort(),
  };
  try {
    await build(project);
    process.exitCode = await runTests(project);
    if (process.exitCode !== 0) console.log(await compose(project, "logs", "--no-color", "--tail", "20"));
  } finally {
    console.log(`Removing the containers, volumes and images of ${project.name}`);
    await removeProject(project);
  }
}

/** Builds first, so that the output of the tests begins with what they say. */
async function build(project: ComposeProject): Promise<void> {
  const args = composeArgs(project, ["build"]);
  const code = await runToEnd({ command: "docker", args, env: composeEnv(project) });
  if (code !== 0) throw new UserError("The images can't be built; Docker's output is above.");
}

function runTests(project: ComposeProject): Promise<number> {
  const args = [
    resolve("jest/bin/jest"),
    "--selectProjects",
    "containers",
    "--runInBand",
    "--verbose",
    "--testTimeout",
    "900000",
  ];
  const env = {
    ...process.env,
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
    COMPOSE_PROJECT: JSON.stringify(project),
  };
  return runToEnd({ command: process.execPath, args, env });
}

/** Runs a program with its output on the terminal and returns its exit code. A request to stop ends it. */
async function runToEnd(spec: ChildSpec): Promise<number> {
  stopRequested.signal.throwIfAborted();
  const child = await spawnChild({ ...spec, cwd: root, inheritOutput: true });
  const stop = () => void child.stop();
  stopRequested.signal.addEventListener("abort", stop);
  const { code } = await child.exited;
  stopRequested.signal.removeEventListener("abort", stop);
  stopRequested.signal.throwIfAborted();
  return code ?? 1;
}

const done = onStopRequest({ stop: () => stopRequested.abort(), killNow: () => process.exit(130) });
try {
  await testContainers();
} catch (error) {
  if (!stopRequested.signal.aborted) console.error(describeError(error));
  process.exitCode = stopRequested.signal.aborted ? 130 : 1;
}
done();

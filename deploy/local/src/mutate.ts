import { join } from "node:path";
import { startTestServers } from "../test-servers/start-test-servers.ts";
import { readMutateArguments } from "./mutate/arguments.ts";
import { findSources } from "./mutate/find-sources.ts";
import { root } from "./paths.ts";
import { onStopRequest } from "./stop-requests.ts";
import { spawnChild } from "./supervise/child.ts";
import { describeError } from "./user-error.ts";

// The package exports neither its program nor package.json.
const stryker = join(root, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");

/** `npm run mutate`: has StrykerMutator put faults into the code below a path, and report those that no test notices. */
async function mutate(args: readonly string[]): Promise<void> {
  const { path, tests } = readMutateArguments(args);
  const { files, service } = findSources(root, path);
  // Stryker works on a copy: of this service, and of the files of the site that tests of pictures read.
  const notCopied = ["**", `!${service}/**`, "!site/static/**", "!package.json", "node_modules"];
  const servers = tests === "integration" ? await startTestServers() : undefined;
  try {
    const child = await spawnChild({
      command: process.execPath,
      args: [stryker, "run", "--mutate", files.join(), "--ignorePatterns", notCopied.join()],
      env: {
        ...process.env,
        // As in Jest: only in tests are responses checked against their contracts.
        NODE_ENV: "test",
        MUTATE_TESTS: tests,
        ...(servers && { MONGODB_URL: servers.mongo.url, NATS_URL: servers.nats.url }),
      },
      cwd: root,
      inheritOutput: true,
    });
    const { code } = await child.exited;
    process.exitCode = code ?? 1;
  } finally {
    await servers?.stop();
  }
}

// The guard of each process group ends whatever is running.
const done = onStopRequest({ stop: () => process.exit(130), killNow: () => process.exit(130) });
try {
  await mutate(process.argv.slice(2));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
done();

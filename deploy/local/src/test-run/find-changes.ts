import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { run, RunError } from "../machine/run.ts";
import { root } from "../paths.ts";
import { UserError } from "../user-error.ts";
import type { Package } from "./affected-tests.ts";

/**
 * The files that differ from where this branch left `commit`, with those that aren't committed; their paths are
 * relative to the top of the checkout.
 * @throws {UserError} when git knows no such commit.
 */
export async function changedFiles(commit: string): Promise<string[]> {
  const git = (...args: string[]) => run("git", args, { cwd: root });
  try {
    const outputs = await Promise.all([
      git("diff", "--name-only", "--no-renames", "--merge-base", commit, "--"),
      git("ls-files", "--others", "--exclude-standard"),
    ]);
    return outputs.flatMap((output) => output.split("\n").filter(Boolean));
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    throw new UserError(`Can't compare with ${commit}: ${error.message}`);
  }
}

/** The packages of the repository, as its package-lock.json lists them. */
export async function findPackages(): Promise<Package[]> {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as Lock;
  return Object.entries(lock.packages)
    .filter(([dir]) => dir !== "" && !dir.includes("node_modules"))
    .map(([dir, { name = dir, dependencies = {} }]) => ({
      dir,
      name,
      dependencies: Object.keys(dependencies),
    }));
}

interface Lock {
  packages: Record<string, { name?: string; dependencies?: Record<string, string> }>;
}

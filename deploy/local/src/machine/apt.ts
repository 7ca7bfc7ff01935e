import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";

/**
 * Downloads packages, even if they are installed, with those of their dependencies that the machine lacks, and
 * unpacks them into a folder. Works without root: apt uses the machine's sources but keeps its state in a temporary
 * folder.
 */
export async function unpackDebianPackages(
  packages: readonly string[],
  into: string,
  say: (message: string) => void = () => undefined,
): Promise<void> {
  const workDir = await mkdtemp(join(tmpdir(), "wordlehint-apt-"));
  try {
    const options = await privateAptState(workDir);
    say("reading the package lists");
    await run("apt-get", [...options, "update"], { timeoutMs: 180_000 });
    say(`downloading ${packages.join(", ")}`);
    await run(
      "apt-get",
      [...options, "install", "-y", "--reinstall", "--no-install-recommends", "--download-only", ...packages],
      {
        timeoutMs: 600_000,
      },
    );
    say(`unpacking ${packages.join(", ")}`);
    await unpackAll(join(workDir, "cache", "archives"), into);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function privateAptState(dir: string): Promise<string[]> {
  await mkdir(join(dir, "state", "lists", "partial"), { recursive: true });
  await mkdir(join(dir, "cache", "archives", "partial"), { recursive: true });
  const settings = {
    "Dir::State": join(dir, "state"),
    "Dir::State::status": "/var/lib/dpkg/status",
    "Dir::Cache": join(dir, "cache"),
    "Debug::NoLocking": "1",
    "APT::Sandbox::User": "root",
    "Acquire::Retries": "3",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
}

async function unpackAll(archives: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const files = (await readdir(archives)).filter((file) => file.endsWith(".deb"));
  if (files.length === 0) throw new Error("apt-get downloaded nothing");
  for (const file of files) await run("dpkg-deb", ["-x", join(archives, file), into], { timeoutMs: 300_000 });
}

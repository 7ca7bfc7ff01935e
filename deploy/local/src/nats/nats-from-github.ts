import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "../machine/run.ts";

const version = "2.10.29";
const releaseUrl = `https://github.com/nats-io/nats-server/releases/download/v${version}`;

/** The checksums that the official container images pin. For other platforms the release's own list is used. */
const knownSums: Partial<Record<string, string>> = {
  "linux-amd64": "e314da74a83a1d3876db8814c27eb990fe729640fd6452025b441bcede8390da",
  "linux-arm64": "da4b27942ecfb4c5f0c54553d2e7f470ddda9d7581cfe8131b351a0e223ed401",
};

const timeLimitMs = 120_000;

/** Downloads nats-server from the official release to `target`, and checks its SHA-256. */
export async function natsServerFromGitHub(target: string): Promise<void> {
  const platform = `${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
  const name = `nats-server-v${version}-${platform}`;
  const archive = await download(`${releaseUrl}/${name}.tar.gz`);
  const expected =
    knownSums[platform] ?? sumFor(`${name}.tar.gz`, (await download(`${releaseUrl}/SHA256SUMS`)).toString());
  const sum = createHash("sha256").update(archive).digest("hex");
  if (sum !== expected) throw new Error(`${name}.tar.gz has the SHA-256 ${sum} instead of ${expected}`);
  await unpack(archive, name, target);
}

/** Finds a file's checksum in a list of lines "<checksum>  <file>". */
export function sumFor(file: string, sums: string): string {
  for (const line of sums.split("\n")) {
    const [sum, name] = line.trim().split(/\s+\*?/);
    if (name === file && sum !== undefined) return sum;
  }
  throw new Error(`the release lists no SHA-256 for ${file}`);
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function unpack(archive: Buffer, name: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const dir = await mkdtemp(`${target}-`);
  try {
    await writeFile(join(dir, "release.tar.gz"), archive);
    await run("tar", ["-xzf", "release.tar.gz"], { cwd: dir });
    await rename(join(dir, name, "nats-server"), target);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

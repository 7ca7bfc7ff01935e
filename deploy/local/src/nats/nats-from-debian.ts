import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unpackDebianPackages } from "../machine/apt.ts";

/** Downloads nats-server from the machine's Debian sources to `target`. */
export async function natsServerFromDebian(target: string): Promise<void> {
  const unpacked = await mkdtemp(join(tmpdir(), "wordlehint-nats-"));
  try {
    await unpackDebianPackages(["nats-server"], unpacked);
    await mkdir(dirname(target), { recursive: true });
    const partial = `${target}.${process.pid}`;
    await copyFile(join(unpacked, "usr", "sbin", "nats-server"), partial);
    await rename(partial, target);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

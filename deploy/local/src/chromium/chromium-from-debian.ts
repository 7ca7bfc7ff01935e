import { chmod, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unpackDebianPackages } from "../machine/apt.ts";
import { run } from "../machine/run.ts";
import { cacheDir } from "../paths.ts";

type Say = (detail: string) => void;

/** Debian's package of Chromium's headless shell, which is also the name of its command. */
const packageName = "chromium-headless-shell";
const unpackedDir = join(cacheDir, "chromium");
const timeLimitMs = 900_000;

/** Returns the command of an unpacked Chromium, if there is one. */
export const unpackedChromium = join(unpackedDir, "chromium");

/**
 * Fetches the headless shell of Debian's Chromium: installs it if run as root, or else unpacks it into the checkout.
 * Returns its command.
 */
export async function chromiumFromDebian(say: Say): Promise<string> {
  return process.getuid?.() === 0 ? install(say) : unpack(say);
}

async function install(say: Say): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];
  say("reading the package lists");
  await run("apt-get", [...options, "update"], { env, timeoutMs: timeLimitMs });
  say(`installing Debian's ${packageName}`);
  await run("apt-get", [...options, "install", "-y", "--no-install-recommends", packageName], {
    env,
    timeoutMs: timeLimitMs,
  });
  return `/usr/bin/${packageName}`;
}

async function unpack(say: Say): Promise<string> {
  const partial = `${unpackedDir}.${process.pid}`;
  try {
    await unpackDebianPackages([packageName, "chromium-common"], join(partial, "root"), say);
    await rm(unpackedDir, { recursive: true, force: true });
    await rename(partial, unpackedDir);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  await writeStarter();
  return unpackedChromium;
}

/** Writes a script that starts the unpacked program with its libraries and fonts, wherever the checkout is moved. */
async function writeStarter(): Promise<void> {
  const libraries = (await libraryFolders()).map((folder) => `$here/root/${folder}`);
  const script = [
    "#!/bin/sh",
    'here=$(cd "$(dirname "$0")" && pwd)',
    `LD_LIBRARY_PATH="${libraries.join(":")}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    'FONTCONFIG_FILE="$here/fonts.conf"',
    "export LD_LIBRARY_PATH FONTCONFIG_FILE",
    `exec "$here/root/usr/lib/chromium/${packageName}" "$@"`,
    "",
  ];
  await writeFile(join(unpackedDir, "fonts.conf"), fontsConfig);
  await writeFile(unpackedChromium, script.join("\n"));
  await chmod(unpackedChromium, 0o755);
}

/** The library folders of the machine's architecture, such as `usr/lib/x86_64-linux-gnu`, and their subfolders. */
async function libraryFolders(): Promise<string[]> {
  const folders: string[] = [];
  for (const top of ["usr/lib", "lib"]) {
    const names = await readdir(join(unpackedDir, "root", top)).catch(() => []);
    for (const name of names.filter((folder) => folder.includes("-linux-"))) {
      const folder = `${top}/${name}`;
      folders.push(folder, `${folder}/nss`, `${folder}/pulseaudio`);
    }
  }
  return folders;
}

const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">root/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

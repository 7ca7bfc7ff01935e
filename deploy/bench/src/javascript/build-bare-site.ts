import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "@wordlehint/local/machine/run";
import { cacheDir, root } from "@wordlehint/local/paths";
import { gatsbyCommand, gatsbyEnv } from "@wordlehint/local/builds/site-build";
import { contentHash } from "@wordlehint/local/builds/content-hash";

type SitePackage = { dependencies: Record<string, string>; browserslist: readonly string[] };

const source = join("deploy", "bench", "bare-site");
const target = join(cacheDir, "bare-site");
const stampPath = join(target, "source-hash");
const timeoutMs = 10 * 60_000;

/**
 * Builds the bare page with the site's versions of Gatsby and React and for the site's browsers, unless the last
 * build had the same sources. Returns the folder with its static files.
 */
export async function buildBareSite(): Promise<string> {
  const manifest = await bareManifest();
  const wanted = await contentHash(root, [source, "package-lock.json"], [process.version, manifest]);
  if ((await readFile(stampPath, "utf8").catch(() => "")) !== wanted) {
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await cp(join(root, source), target, { recursive: true });
    await writeFile(join(target, "package.json"), manifest);
    const env = { ...process.env, ...gatsbyEnv };
    await run(process.execPath, [gatsbyCommand, "build"], { cwd: target, env, timeoutMs });
    await writeFile(stampPath, wanted);
  }
  return join(target, "public");
}

/** The parts of the site's package.json that Gatsby reads. */
async function bareManifest(): Promise<string> {
  const text = await readFile(join(root, "site", "package.json"), "utf8");
  const { dependencies, browserslist } = JSON.parse(text) as SitePackage;
  const { gatsby, react, "react-dom": reactDom } = dependencies;
  return JSON.stringify({
    name: "bare-site",
    private: true,
    dependencies: { gatsby, react, "react-dom": reactDom },
    browserslist,
  });
}

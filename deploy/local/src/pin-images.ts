import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imagesIn, withDigests } from "./docker/pinned-images.ts";
import { run, RunError } from "./machine/run.ts";
import { root } from "./paths.ts";
import { describeError, UserError } from "./user-error.ts";

/** `npm run pin-images`: writes the digests that the registry has now behind the images' tags. */
async function pinImages(): Promise<void> {
  const texts = new Map(filesWithImages().map((file) => [file, readFileSync(file, "utf8")]));
  const images = [...new Set([...texts.values()].flatMap(imagesIn))];
  const digests = new Map<string, string>();
  for (const image of images) digests.set(image, await digestOf(image));
  // Only when all are known is anything written.
  const pinned = Array.from(texts, ([file, text]) => [file, withDigests(text, digests)] as const);
  for (const [file, text] of pinned) writeFileSync(file, text);
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
}

function filesWithImages(): string[] {
  const folder = join(root, "deploy", "docker");
  const dockerfiles = readdirSync(folder).filter((name) => name.endsWith(".Dockerfile"));
  return [join(root, "docker-compose.yml"), ...dockerfiles.map((name) => join(folder, name))];
}

async function digestOf(image: string): Promise<string> {
  const args = ["buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"];
  try {
    return (await run("docker", args)).trim();
  } catch (error) {
    const reason = error instanceof RunError ? error.message : String(error);
    throw new UserError(
      `The digest of ${image} can't be found, so nothing was changed. The registry must be reachable, and Docker's ` +
        `plugin buildx installed.\n${reason}`,
    );
  }
}

try {
  await pinImages();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

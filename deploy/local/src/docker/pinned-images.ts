/** `image: nats:2.12-alpine` and `FROM node:24 AS build`, with the digest of an earlier run or without. */
const reference =
  /^(?<before>[ \t]*(?:image:|FROM)[ \t]+)(?<image>[^\s@]+:[^\s@:/]+)(?:@sha256:[\da-f]{64})?(?=[ \t]|$)/gm;
const digestForm = /^sha256:[\da-f]{64}$/;

/** The images, with their tags, that a Compose file or a Dockerfile names, each once. Stages of a build aren't images. */
export function imagesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(reference), ({ groups }) => groups?.image ?? ""))];
}

/**
 * Returns the text with each image followed by its digest, so that builds and starts use the same bytes until the
 * next run.
 * @throws when an image has no digest, or something else in its place.
 */
export function withDigests(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replaceAll(reference, (...match: unknown[]) => {
    const { before = "", image = "" } = match.at(-1) as Record<string, string>;
    const digest = digests.get(image);
    if (digest === undefined || !digestForm.test(digest)) throw new Error(`${image} has no digest`);
    return `${before}${image}@${digest}`;
  });
}

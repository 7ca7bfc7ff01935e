export type ImageName = { kind: "image"; sha1: string; width: number; height: number; extension: string };
export type FileName = { kind: "file"; sha1: string; extension: string };
/** The parts of an asset's address and of its document's id. */
export type AssetName = ImageName | FileName;

const imagePattern = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,10})$/;
const filePattern = /^([0-9a-f]{40})\.([a-z0-9]{1,10})$/;

/** Returns the id of the asset's document. */
export function documentIdOf(name: AssetName): string {
  const { kind, sha1, extension } = name;
  return kind === "image"
    ? `image-${sha1}-${name.width}x${name.height}-${extension}`
    : `file-${sha1}-${extension}`;
}

/** Returns the last segment of the asset's path. */
export function fileNameOf(name: AssetName): string {
  const { kind, sha1, extension } = name;
  return kind === "image" ? `${sha1}-${name.width}x${name.height}.${extension}` : `${sha1}.${extension}`;
}

/** Parses the file name of an image. Undefined for other names. */
export function parseImageName(file: string): ImageName | undefined {
  const [, sha1, width, height, extension] = imagePattern.exec(file) ?? [];
  if (!sha1 || !extension) return undefined;
  return { kind: "image", sha1, width: Number(width), height: Number(height), extension };
}

/** Parses the name of any other file. Undefined for other names. */
export function parseFileName(file: string): FileName | undefined {
  const [, sha1, extension] = filePattern.exec(file) ?? [];
  return sha1 && extension ? { kind: "file", sha1, extension } : undefined;
}

const extensionPattern = /\.([a-z0-9]{1,10})$/;

/** Returns the extension of a file's own name, in lower case. */
export const extensionOf = (fileName: string): string | undefined =>
  extensionPattern.exec(fileName.toLowerCase())?.[1];

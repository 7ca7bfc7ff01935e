import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type StudioFile = {
  body: Buffer;
  type: string;
  etag: string;
  /** Its name changes with its content. */
  isHashed: boolean;
  /** Compressed when first asked for; undefined where that gains nothing. */
  compressed(encoding: "br" | "gzip"): Promise<Buffer> | undefined;
};

/** The studio's files in memory, by their path on the web. */
export type StudioFiles = ReadonlyMap<string, StudioFile>;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".map": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};
const compressible = /^(text\/|image\/svg|application\/(json|manifest|wasm))/;
const leastBytes = 1024;

/** @throws when there is no such directory or no `index.html` in it. */
export async function readStudio(dir: string): Promise<StudioFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Map<string, StudioFile>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const webPath = `/${relative(dir, path).split(sep).join("/")}`;
    files.set(webPath, toFile(webPath, await readFile(path)));
  }
  if (!files.has("/index.html")) throw new Error("the studio has no index.html");
  return files;
}

export function toFile(webPath: string, body: Buffer): StudioFile {
  const type = types[extname(webPath)] ?? "application/octet-stream";
  const kept = new Map<string, Promise<Buffer>>();
  return {
    body,
    type,
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    isHashed: /^\/static\/.*-[\w-]{8}\.(js|css|woff2|wasm)$/.test(webPath),
    compressed: (encoding) => {
      if (body.length < leastBytes || !compressible.test(type)) return undefined;
      const known = kept.get(encoding) ?? compress(body, encoding);
      kept.set(encoding, known);
      return known;
    },
  };
}

const compress = (body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> =>
  encoding === "br"
    ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : promisify(gzip)(body);

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const hashedText = /[-.][0-9a-f]{8,}\.(?:js|css)$/;

/**
 * Compresses the scripts and styles of a build as far as possible: `app-<hash>.js.br` and `app-<hash>.js.gz` stand
 * beside `app-<hash>.js`, where the gateway looks for them.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder);
  const wanted = names.filter((name) => hashedText.test(name) && !names.includes(`${name}.gz`));
  await Promise.all(wanted.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, zipped] = await Promise.all([
    brotli(content, { params }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeFile(`${path}.br`, small);
  // Last, because a file that has it counts as done.
  await writeFile(`${path}.gz`, zipped);
}

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "./compress-files.ts";

const script = "app-0123456789abcdef.js";
const style = "styles.0123456789abcdef.css";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const read = (name: string) => readFile(join(folder, name));

it("Scripts and styles of a build are compressed beside themselves, and nothing else", async () => {
  const text = "let word = 1;".repeat(100);
  const others = ["sw.js", "index.html", `${script}.map`, `${script}.LICENSE.txt`];
  for (const name of [script, style, ...others]) await write(name, text);
  await compressFiles(folder);
  for (const name of [script, style]) {
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(text);
    expect(gunzipSync(await read(`${name}.gz`)).toString()).toBe(text);
    expect((await read(`${name}.br`)).length).toBeLessThan(text.length / 10);
  }
  const made = [script, style].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect((await readdir(folder)).sort()).toEqual([...made, ...others].sort());
});

it("A file that an earlier build has compressed is left alone", async () => {
  await write(script, "let word = 1;");
  await compressFiles(folder);
  const before = await stat(join(folder, `${script}.gz`));
  await compressFiles(folder);
  expect((await stat(join(folder, `${script}.gz`))).mtimeMs).toBe(before.mtimeMs);
  expect((await stat(join(folder, `${script}.gz`))).ino).toBe(before.ino);
});

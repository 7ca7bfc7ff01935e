import { loadOnce, type LoadedOnce } from "./load-once.ts";

/** Returns the files at paths of the content lake, each loaded and parsed once. */
export function loadedFiles<T>(parse: (text: string) => T): (path: string) => LoadedOnce<T> {
  const files = new Map<string, LoadedOnce<T>>();
  return (path) => {
    const file = files.get(path) ?? loadOnce(async () => parse(await textAt(path)));
    files.set(path, file);
    return file;
  };
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(`/${path}`);
  if (!response.ok) throw new Error(`${response.status} for /${path}`);
  return response.text();
}

export type Script = {
  path: string;
  /** As sent, compressed. */
  bytes: number;
  /** False when the page only fetched it ahead, for another page that it links to. */
  isRun: boolean;
};

/** By its type, or by its name where the server names no type. */
export function isScript(url: string, contentType: string | undefined): boolean {
  return contentType
    ? /^[a-z]+\/(x-)?(java|ecma)script\b/i.test(contentType)
    : /\.m?js$/.test(new URL(url).pathname);
}

/** Bytes of what the page runs, and of what it fetches ahead. */
export function totals(scripts: readonly Script[]): { run: number; ahead: number } {
  const sum = (isRun: boolean) =>
    scripts.filter((script) => script.isRun === isRun).reduce((bytes, script) => bytes + script.bytes, 0);
  return { run: sum(true), ahead: sum(false) };
}

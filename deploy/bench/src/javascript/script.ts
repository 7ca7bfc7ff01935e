export type Script = {
  path: string;
  /** Its compressed size. */
  bytes: number;
  /** False if it is only prefetched for a page that this one links to. */
  isRun: boolean;
};

/** Decides by content type, or by file name if the server sends no type. */
export function isScript(url: string, contentType: string | undefined): boolean {
  return contentType
    ? /^[a-z]+\/(x-)?(java|ecma)script\b/i.test(contentType)
    : /\.m?js$/.test(new URL(url).pathname);
}

/** The bytes of the scripts that the page runs, and of those that it only prefetches. */
export function totals(scripts: readonly Script[]): { run: number; prefetched: number } {
  const sum = (isRun: boolean) =>
    scripts.filter((script) => script.isRun === isRun).reduce((bytes, script) => bytes + script.bytes, 0);
  return { run: sum(true), prefetched: sum(false) };
}

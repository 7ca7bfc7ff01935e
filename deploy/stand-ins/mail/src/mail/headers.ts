/** The values of each header line, by its name in capitals such as `Message-Id`, in the names' order. */
export type MailHeaders = Record<string, string[]>;

/** Reads the header lines of a mail. Folded lines are joined, and encoded words stay as they are. */
export function headersOf(source: Buffer): MailHeaders {
  const [head = ""] = source.toString("latin1").split(/\r?\n\r?\n/, 1);
  const lines = Buffer.from(head, "latin1")
    .toString()
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const [, name, value = ""] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const key = capitalised(name);
    headers.set(key, [...(headers.get(key) ?? []), value.trimEnd()]);
  }
  return Object.fromEntries([...headers].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const capitalised = (name: string): string =>
  name.toLowerCase().replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());

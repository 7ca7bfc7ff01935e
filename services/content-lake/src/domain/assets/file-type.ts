/** Types that bytes don't tell, by the extension of the file's name. */
const byExtension = new Map([
  ["css", "text/css"],
  ["csv", "text/csv"],
  ["htm", "text/html"],
  ["html", "text/html"],
  ["ics", "text/calendar"],
  ["js", "text/javascript"],
  ["json", "application/json"],
  ["md", "text/markdown"],
  ["mjs", "text/javascript"],
  ["ndjson", "application/x-ndjson"],
  ["srt", "application/x-subrip"],
  ["svg", "image/svg+xml"],
  ["tsv", "text/tab-separated-values"],
  ["txt", "text/plain"],
  ["vtt", "text/vtt"],
  ["xml", "application/xml"],
]);

const wellFormed = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,100}$/;

type Detected = { ext: string; mime: string };

/**
 * What a file is: by its bytes, else by its name, and only then by what the upload says, which importers don't
 * repeat.
 */
export function fileTypeOf(
  detected: Detected | undefined,
  extension: string | undefined,
  contentType: string | undefined,
): { extension: string; mimeType: string } {
  const declared = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const told = wellFormed.test(declared) ? declared : "application/octet-stream";
  return {
    extension: extension ?? detected?.ext ?? "bin",
    mimeType: detected?.mime ?? byExtension.get(extension ?? "") ?? told,
  };
}

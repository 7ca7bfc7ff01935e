/** Types that can't be detected from the bytes, by file extension. */
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
 * Returns a file's type: by its bytes, else by its extension, else by the Content-Type of the upload, which importers don't
 * send again.
 */
export function fileTypeOf(
  detected: Detected | undefined,
  extension: string | undefined,
  contentType: string | undefined,
): { extension: string; mimeType: string } {
  const declared = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const declaredType = wellFormed.test(declared) ? declared : "application/octet-stream";
  return {
    extension: extension ?? detected?.ext ?? "bin",
    mimeType: detected?.mime ?? byExtension.get(extension ?? "") ?? declaredType,
  };
}

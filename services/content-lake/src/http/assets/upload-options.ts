import type { IncomingMessage } from "node:http";
import * as z from "zod";
import type { InspectOptions } from "../../clients/images/inspect-image.ts";
import type { AssetDetails } from "../../domain/assets/asset-document.ts";
import { readOptions } from "../data/request-options.ts";

const text = (maxLength: number) => z.string().max(maxLength).optional();

/** Parts of the metadata that clients may request. Only `lqip` is optional here: the others are always or never made. */
const metaParts = ["none", "image", "lqip", "blurhash", "thumbhash", "palette", "exif", "location"] as const;

const schema = z.object({
  filename: text(1024).transform((name) => name && fileNameIn(name)),
  label: text(1024),
  title: text(1024),
  description: text(16_384),
  creditLine: text(4096),
  sourceId: text(1024),
  sourceName: text(1024),
  sourceUrl: text(4096),
  meta: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.enum(metaParts)))
    .optional(),
});

export type UploadOptions = InspectOptions & { details: AssetDetails };

/** Reads the options in the query string of an upload. @throws {LakeError} 400 naming the malformed option. */
export function readUploadOptions(req: IncomingMessage): UploadOptions {
  const { filename, meta, sourceId, sourceName, sourceUrl, ...details } = readOptions(req, schema);
  const source = {
    ...(sourceId !== undefined && { id: sourceId }),
    ...(sourceName !== undefined && { name: sourceName }),
    ...(sourceUrl !== undefined && { url: sourceUrl }),
  };
  const hasSource = Object.keys(source).length > 0;
  return {
    details: {
      ...details,
      originalFilename: filename === "" ? undefined : filename,
      source: hasSource ? { _type: "sanity.assetSourceData", ...source } : undefined,
    },
    withPreview: meta?.includes("lqip") ?? true,
  };
}

/** Returns the last segment of a path, without control characters. */
function fileNameIn(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return name.replace(/\p{Cc}/gu, "").slice(0, 255);
}

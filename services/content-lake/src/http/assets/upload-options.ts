import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { metaParts, type MetaPart } from "../../actions/assets/inspect-image.ts";
import type { AssetDetails } from "../../domain/assets/asset-document.ts";
import { readOptions } from "../data/request-options.ts";

const text = (most: number) => z.string().max(most).optional();

/** Size and transparency (`image`) are told of every picture; thumb hashes are not made. */
const otherParts = ["none", "image", "thumbhash"] as const;
const defaultParts: readonly MetaPart[] = ["palette", "lqip", "blurhash"];

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
    .pipe(z.array(z.enum([...metaParts, ...otherParts])))
    .optional(),
});

export type UploadOptions = { details: AssetDetails; parts: readonly MetaPart[] };

/** What the address of an upload says of it. @throws {LakeError} 400 naming what is malformed. */
export function readUploadOptions(req: IncomingMessage): UploadOptions {
  const { filename, meta, sourceId, sourceName, sourceUrl, ...said } = readOptions(req, schema);
  const source = {
    ...(sourceId !== undefined && { id: sourceId }),
    ...(sourceName !== undefined && { name: sourceName }),
    ...(sourceUrl !== undefined && { url: sourceUrl }),
  };
  const hasSource = Object.keys(source).length > 0;
  const asked = new Set<string>(meta);
  return {
    details: {
      ...said,
      originalFilename: filename === "" ? undefined : filename,
      source: hasSource ? { _type: "sanity.assetSourceData", ...source } : undefined,
    },
    parts: meta ? metaParts.filter((part) => asked.has(part)) : defaultParts,
  };
}

/** The last part of a path, without what no file name should hold. */
function fileNameIn(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return name.replace(/\p{Cc}/gu, "").slice(0, 255);
}

import { documentIdOf, fileNameOf, type AssetName } from "./asset-name.ts";

/** Optional details that come with an upload. */
export type AssetDetails = {
  originalFilename?: string | undefined;
  label?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  creditLine?: string | undefined;
  source?: { _type: "sanity.assetSourceData"; id?: string; name?: string; url?: string } | undefined;
};

/** The origin, project and dataset that serve an asset. */
export type AssetPlace = { origin: string; projectId: string; dataset: string };

export type NewAsset = {
  name: AssetName;
  mimeType: string;
  size: number;
  uploadId: string;
  metadata?: Record<string, unknown>;
  place: AssetPlace;
  details: AssetDetails;
};

/** Returns the document of an asset, with Sanity's attribute names. */
export function assetDocument({ name, place, details, metadata, ...facts }: NewAsset) {
  const { kind, sha1, extension } = name;
  const path = `${kind}s/${place.projectId}/${place.dataset}/${fileNameOf(name)}`;
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  return {
    _id: documentIdOf(name),
    _type: kind === "image" ? "sanity.imageAsset" : "sanity.fileAsset",
    assetId: sha1,
    sha1hash: sha1,
    extension,
    ...facts,
    path,
    url: `${place.origin}/${path}`,
    ...Object.fromEntries(given),
    ...(metadata && { metadata }),
  };
}

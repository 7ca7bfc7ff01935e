import { environment } from "../app/environment.ts";
import { contentSource } from "../app/content-source.ts";

/** URL of a picture in the size of a social card. Null: the reference is not to a picture. */
export function pictureUrl(ref: string): string | null {
  const [, hash, size, extension] = /^image-(\w+)-(\d+x\d+)-(\w+)$/.exec(ref) ?? [];
  if (hash === undefined || size === undefined || extension === undefined) return null;
  const host = environment.hostedProjectId === null ? location.origin : "https://cdn.sanity.io";
  const { projectId, dataset } = contentSource(environment);
  return `${host}/images/${projectId}/${dataset}/${hash}-${size}.${extension}?w=840&h=440&fit=crop&auto=format`;
}

/** A document of an export. */
export interface SeedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

export interface Reference {
  _type: "reference";
  _ref: string;
}

export function reference(id: string): Reference {
  return { _type: "reference", _ref: id };
}

export function references(...ids: string[]): Reference[] {
  return ids.map(reference);
}

export function slug(current: string) {
  return { _type: "slug", current };
}

/** A picture by its file name. The importer uploads the file and replaces this by a reference to the asset. */
export function picture(name: string, alt: string) {
  return { _type: "picture", _sanityAsset: `image@file://./images/${name}.png`, alt };
}

/** A text file by its name; the importer uploads it as it does pictures. */
export function textFile(name: string) {
  return { _type: "file", _sanityAsset: `file@file://./files/${name}.txt` };
}

interface Seo {
  title: string;
  description: string;
  keywords?: string[];
}

export function seo({ title, description, keywords = [] }: Seo) {
  return { _type: "seo", title, description, keywords, noindex: false };
}

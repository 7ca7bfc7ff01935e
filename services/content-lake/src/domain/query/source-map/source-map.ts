import type { Origin, PathSegment } from "./origins.ts";

/** The origins of the parts of a result: Sanity's content source map. */
export type SourceMap = {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<
    string,
    { type: "value"; source: { type: "documentValue"; document: number; path: number } }
  >;
};

/** Paths refer to array items by index, or by `_key` where they have one. */
export type SourceMapMode = "by index" | "by key";

export function createSourceMapWriter(mode: SourceMapMode) {
  const documents = new Map<string, { _id: string; _type: string }>();
  const documentIndex = createIndex();
  const pathIndex = createIndex();
  const mappings: SourceMap["mappings"] = {};
  return {
    add: (resultPath: string, { document: { _id, _type }, path }: Origin) => {
      documents.set(_id, { _id, _type });
      const source = {
        type: "documentValue" as const,
        document: documentIndex.of(_id),
        path: pathIndex.of(`$${path.map((segment) => formatSegment(segment, mode)).join("")}`),
      };
      mappings[resultPath] = { type: "value", source };
    },
    map: (): SourceMap => ({ documents: [...documents.values()], paths: pathIndex.all(), mappings }),
  };
}

const escapes: Readonly<Record<string, string>> = { "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Formats a path segment as Sanity's clients parse it. */
export function formatSegment(segment: PathSegment, mode: SourceMapMode): string {
  if (typeof segment === "string") return `['${escaped(segment)}']`;
  const { index, key } = segment;
  return mode === "by key" && key !== undefined ? `[?(@._key=='${escaped(key)}')]` : `[${index}]`;
}

function escaped(name: string): string {
  return name.replace(/[\f\n\r\t'\\]/g, (character) => escapes[character] ?? `\\${character}`);
}

function createIndex() {
  const places = new Map<string, number>();
  return {
    of: (name: string): number => {
      const place = places.get(name) ?? places.size;
      places.set(name, place);
      return place;
    },
    all: () => [...places.keys()],
  };
}

import { LRUCache } from "lru-cache";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** Longer headers are sent by no browser. */
const longestHeader = 256;
const uncompressed: readonly Encoding[] = ["identity"];

/**
 * Reads Accept-Encoding headers (RFC 9110, section 12.5.3) and remembers the common ones. The answer holds the
 * encodings that the client takes, best first; `identity` is always among them, as a last resort.
 */
export function createEncodingReader(): (header: string | undefined) => readonly Encoding[] {
  const known = new LRUCache<string, readonly Encoding[]>({ max: 500 });
  return (header) => {
    if (!header || header.length > longestHeader) return uncompressed;
    const held = known.get(header);
    if (held) return held;
    const accepted = readAcceptEncoding(header);
    known.set(header, accepted);
    return accepted;
  };
}

function readAcceptEncoding(header: string): readonly Encoding[] {
  const quality = new Map(header.toLowerCase().split(",").map(readCoding));
  const taken = encodings
    .map((name) => ({
      name,
      weight: quality.get(name) ?? (name === "identity" ? undefined : quality.get("*")) ?? 0,
    }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
  return taken.includes("identity") ? taken : [...taken, "identity"];
}

function readCoding(coding: string): [name: string, weight: number] {
  const [name = "", ...parameters] = coding.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [
    name,
    weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
  ];
}

const compressible =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|manifest)|image\/svg\+xml|font\/(?:ttf|otf))/;
const smallestWorthwhile = 1024;

/** Whether compressing a body is worth it: text of more than a packet, not what is compressed already. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes > smallestWorthwhile && compressible.test(contentType.toLowerCase());
}

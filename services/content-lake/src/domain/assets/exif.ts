import readExif, { type Exif } from "exif-reader";

/** EXIF data of an image, as attributes of a document. */
export type CameraFacts = {
  exif?: Record<string, unknown>;
  location?: { _type: "geopoint"; lat: number; lng: number; alt?: number };
};

const maxTextLength = 500;

/** Reads an EXIF block. Malformed data is ignored. */
export function cameraFactsOf(block: Uint8Array): CameraFacts {
  const read = parse(block);
  if (!read) return {};
  const facts = plain({ ...read.Image, ...read.Photo });
  const location = locationOf(read);
  return {
    ...(Object.keys(facts).length > 0 && { exif: { _type: "sanity.imageExifMetadata", ...facts } }),
    ...(location && { location }),
  };
}

function parse(block: Uint8Array): Exif | undefined {
  try {
    return readExif(Buffer.from(block));
  } catch {
    return undefined;
  }
}

/** Keeps texts, numbers and dates. Binary data, such as maker notes, is left out. */
function plain(tags: Record<string, unknown>): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(tags)) {
    if (!/^[A-Za-z]\w{0,63}$/.test(name) || name in Object.prototype) continue;
    const kept = plainValue(value);
    if (kept !== undefined) facts[name] = kept;
  }
  return facts;
}

function plainValue(value: unknown): unknown {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "string")
    return value
      .replace(/[\0-\x1f]/g, "")
      .trim()
      .slice(0, maxTextLength);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  const isFewNumbers = Array.isArray(value) && value.length <= 16 && value.every(Number.isFinite);
  return isFewNumbers ? (value as number[]) : undefined;
}

function locationOf({ GPSInfo }: Exif): CameraFacts["location"] {
  if (!GPSInfo) return undefined;
  const lat = degrees(GPSInfo.GPSLatitude, GPSInfo.GPSLatitudeRef === "S");
  const lng = degrees(GPSInfo.GPSLongitude, GPSInfo.GPSLongitudeRef === "W");
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const alt: unknown = GPSInfo.GPSAltitude;
  return { _type: "geopoint", lat, lng, ...(typeof alt === "number" && Number.isFinite(alt) && { alt }) };
}

function degrees(parts: unknown, isNegative: boolean): number | undefined {
  if (!Array.isArray(parts) || parts.length !== 3 || !parts.every(Number.isFinite)) return undefined;
  const [whole = 0, minutes = 0, seconds = 0] = parts as number[];
  const value = whole + minutes / 60 + seconds / 3600;
  return isNegative ? -value : value;
}

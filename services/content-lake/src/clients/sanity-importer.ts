import { createClient, type SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";

export type SeedImport = {
  /** A client of the dataset, with the right to write. */
  client: SanityClient;
  /** The origin of assets in asset documents. This process may not be able to reach it. */
  publicUrl: string;
  /** Returns whether the dataset contains nothing but the documents of this import. */
  isUntouched(): Promise<boolean>;
};

export type Imported = { documents: number; warnings: string[] };

/** The seed itself is at fault; trying again doesn't help. */
export class SeedFault extends Error {
  override name = "SeedFault";
}

/** Sanity's client for a lake that listens at `url`. */
export function openSanityClient({
  url,
  ...options
}: {
  url: string;
  projectId: string;
  dataset: string;
  token: string;
}): SanityClient {
  return createClient({
    ...options,
    apiHost: reachable(url),
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way to name another host
    useProjectHostname: false,
    useCdn: false,
    apiVersion: "2025-02-19",
  });
}

/**
 * Imports a dataset export with Sanity's own importer. Can be repeated after an interruption: it replaces what is
 * there, or, when someone has written to the dataset since, only adds what is missing.
 * @throws {SeedFault} when the seed is at fault, saying why.
 */
export async function importSeed(
  { client, publicUrl, isUntouched }: SeedImport,
  dir: string,
): Promise<Imported> {
  const { apiHost } = client.config();
  const operation = (await isUntouched()) ? "createOrReplace" : "createIfNotExists";
  try {
    const { numDocs, warnings } = await sanityImport(dir, {
      client,
      operation,
      assetFetch: (address, init) => fetch(address.replace(publicUrl, apiHost), init),
    });
    return { documents: numDocs, warnings: warnings.map(({ message }) => message) };
  } catch (error) {
    if (isPassing(error)) throw error;
    throw new SeedFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const networkFaults = /^(ECONN|EPIPE|ETIMEDOUT|UND_ERR)/;

/** Returns whether another attempt may succeed: the lake could not be reached, or was overloaded. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("statusCode" in error && typeof error.statusCode === "number")
    // 401: this replica was slow, and another one has taken over with a new token.
    return error.statusCode >= 500 || error.statusCode === 401;
  if ("code" in error && typeof error.code === "string" && networkFaults.test(error.code)) return true;
  return isPassing(error.cause);
}

/** 0.0.0.0 and :: are addresses to listen at, not to connect to. A server that listens at :: is reached by IPv4, too. */
function reachable(url: string): string {
  return url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, "//127.0.0.1:");
}

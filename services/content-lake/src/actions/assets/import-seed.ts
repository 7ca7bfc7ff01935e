import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";

export type SeedImport = {
  /** May write, and names the dataset. */
  client: SanityClient;
  /** Where asset documents say that assets are, which may be an address that only others can reach. */
  publicUrl: string;
  /** Whether nobody but this import has written to the dataset. */
  isUntouched(): Promise<boolean>;
};

export type Imported = { documents: number; warnings: string[] };

/** The seed itself can't be imported; trying again changes nothing. */
export class SeedFault extends Error {
  override name = "SeedFault";
}

/**
 * Imports a dataset export with Sanity's own importer. May be repeated after it was interrupted: what it left
 * half done is done anew, unless someone has written to the dataset since; then only what is missing is added.
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
    if (willPass(error)) throw error;
    throw new SeedFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const networkFaults = /^(ECONN|EPIPE|ETIMEDOUT|UND_ERR)/;

/** Whether the lake could not be asked, or has no time: another attempt may succeed. */
function willPass(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("statusCode" in error && typeof error.statusCode === "number")
    // 401: another replica took over, as this one was slow.
    return error.statusCode >= 500 || error.statusCode === 401;
  if ("code" in error && typeof error.code === "string" && networkFaults.test(error.code)) return true;
  return willPass(error.cause);
}

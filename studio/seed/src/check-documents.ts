import { createSchema, type SanityDocument } from "sanity";
import { validateDocument, type ValidateDocumentOptions } from "@sanity/validation";
import { evaluate, parse } from "groq-js";
import { schemaTypes } from "../../src/schema/schema-types.ts";
import type { SeedDocument } from "./make/seed-document.ts";

const schema = createSchema({ name: "default", types: schemaTypes });

/** What is wrong with documents by the studio's own rules, each fault with its document and path. */
export async function faultsOf(documents: readonly SeedDocument[]): Promise<string[]> {
  const dataset = documents.map(asImported);
  const known = new Set(dataset.map(({ _id }) => _id));
  const faults: string[] = [];
  for (const document of dataset) {
    const { markers } = await validateDocument({
      document,
      schema,
      client: clientOf(dataset),
      getDocumentExists: ({ id }) => Promise.resolve(known.has(id) || id.startsWith("image-")),
    });
    // Nobody can be asked about spoilers here; that is a warning by design.
    const told = markers.filter(({ message }) => !message.includes("was not checked for spoilers"));
    faults.push(
      ...told.map(
        ({ path, level, message }) => `${document._id} ${JSON.stringify(path)} ${level}: ${message}`,
      ),
    );
  }
  return faults;
}

/** As the importer leaves it: a picture's file has become a reference to its asset. */
function asImported(document: SeedDocument): SanityDocument {
  const text = JSON.stringify(document, (_name, value: unknown) => withAsset(value));
  const now = "2026-01-01T00:00:00Z";
  return { ...(JSON.parse(text) as SeedDocument), _createdAt: now, _updatedAt: now, _rev: "seed" };
}

function withAsset(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("_sanityAsset" in value)) return value;
  const { _sanityAsset, ...rest } = value;
  const _ref = `image-${String(_sanityAsset).replace(/\W+/g, "")}-1200x675-png`;
  return { ...rest, asset: { _type: "reference", _ref } };
}

/** As much of a client as validation uses: queries, answered from these documents. */
function clientOf(dataset: SanityDocument[]): NonNullable<ValidateDocumentOptions["client"]> {
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown> = {}): Promise<unknown> => {
      const found = await evaluate(parse(query, { params }), { dataset, params });
      return (await found.get()) as unknown;
    },
  };
  return client as unknown as NonNullable<ValidateDocumentOptions["client"]>;
}

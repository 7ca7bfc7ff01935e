import { createSchema, type SanityDocument } from "sanity";
import { validateDocument, type ValidateDocumentOptions } from "@sanity/validation";
import { evaluate, parse } from "groq-js";
import { operatorHint } from "../../src/rules/operator-hint.ts";
import { schemaTypes } from "../../src/schema/schema-types.ts";
import type { SeedDocument } from "./make/seed-document.ts";

const schema = createSchema({ name: "default", types: schemaTypes });

/** Validates documents by the studio's schema. Returns one line for each fault, with its document, path and level. */
export async function faultsOf(documents: readonly SeedDocument[]): Promise<string[]> {
  const dataset = documents.map(asImported);
  const known = new Set(dataset.map(({ _id }) => _id));
  const faults = dataset.map(async (document) => {
    const { markers } = await validateDocument({
      document,
      schema,
      // All at once: the spoiler check delays each text by 700 ms, and by default five run at a time.
      maxCustomValidationConcurrency: dataset.length,
      client: clientOf(dataset),
      getDocumentExists: ({ id }) => Promise.resolve(known.has(id) || /^(image|file)-/.test(id)),
    });
    // Without a riddle service every document gets the warning that it was not checked for spoilers, and each
    // installation has an operator of its own.
    const relevant = markers.filter(
      ({ message }) => !message.includes("was not checked for spoilers") && message !== operatorHint,
    );
    return relevant.map(
      ({ path, level, message }) => `${document._id} ${JSON.stringify(path)} ${level}: ${message}`,
    );
  });
  return (await Promise.all(faults)).flat();
}

/** The document after the import, which replaces a file by a reference to its asset. */
function asImported(document: SeedDocument): SanityDocument {
  const text = JSON.stringify(document, (_name, value: unknown) => withAsset(value));
  const now = "2026-01-01T00:00:00Z";
  return { ...(JSON.parse(text) as SeedDocument), _createdAt: now, _updatedAt: now, _rev: "seed" };
}

function withAsset(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("_sanityAsset" in value)) return value;
  const { _sanityAsset, ...rest } = value;
  const name = String(_sanityAsset).replace(/\W+/g, "");
  const _ref = name.startsWith("file") ? `file-${name}-txt` : `image-${name}-1200x675-png`;
  return { ...rest, asset: { _type: "reference", _ref } };
}

/** A client with the methods that validation uses, whose queries run on these documents. */
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

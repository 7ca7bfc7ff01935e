import { evaluate, parse } from "groq-js";
import type { SanityDocument, ValidationContext } from "sanity";

/** A validator's context: the document, and a client whose queries find the `published` documents. */
export function validationContext(
  document: Partial<SanityDocument> | undefined,
  published: readonly object[],
): ValidationContext {
  const fetch = async (query: string, params: Record<string, unknown>): Promise<unknown> =>
    (await evaluate(parse(query, { params }), { dataset: published, params })).get();
  const client = { withConfig: () => ({ fetch }) };
  return { document, getClient: () => client } as unknown as ValidationContext;
}

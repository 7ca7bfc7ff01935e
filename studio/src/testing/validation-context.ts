import { evaluate, parse } from "groq-js";
import type { SanityDocument, ValidationContext } from "sanity";

/** What a validator is given: its document, and a client that finds these documents published. */
export function validationContext(
  document: Partial<SanityDocument> | undefined,
  published: readonly object[],
): ValidationContext {
  const fetch = async (query: string, params: Record<string, unknown>): Promise<unknown> =>
    (await evaluate(parse(query, { params }), { dataset: published, params })).get();
  const client = { withConfig: () => ({ fetch }) };
  return { document, getClient: () => client } as unknown as ValidationContext;
}

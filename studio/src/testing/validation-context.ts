import type { SanityDocument, ValidationContext } from "sanity";
import { fakeClient } from "./fake-client.ts";

/** A validator's context: the document, and a client whose queries find `stored` documents. */
export function validationContext(
  document: Partial<SanityDocument> | undefined,
  stored: readonly object[],
): ValidationContext {
  const client = fakeClient(stored);
  return { document, getClient: () => client } as unknown as ValidationContext;
}

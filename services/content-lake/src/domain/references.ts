import { isRecord } from "./document.ts";

export type Reference = { id: string; isWeak: boolean };

/** Every reference in a value to a document of the same dataset. */
export function referencesOf(value: unknown): Reference[] {
  const found: Reference[] = [];
  visitReferences(value, (node) => {
    const isElsewhere =
      "_dataset" in node || "_projectId" in node || node._type === "globalDocumentReference";
    if (!isElsewhere) found.push({ id: node._ref, isWeak: node._weak === true });
  });
  return found;
}

/** The distinct ids of documents to which a value has strong references. */
export function strongReferencesOf(value: unknown): Set<string> {
  return new Set(referencesOf(value).flatMap(({ id, isWeak }) => (isWeak ? [] : [id])));
}

/** Returns a copy in which references with `_strengthenOnPublish` are strong. */
export function strengthened<T>(content: T): T {
  const copy = structuredClone(content);
  visitReferences(copy, (node) => {
    const wanted = node._strengthenOnPublish;
    if (!isRecord(wanted)) return;
    if (wanted.weak !== true) delete node._weak;
    delete node._strengthenOnPublish;
  });
  return copy;
}

type ReferenceNode = Record<string, unknown> & { _ref: string };

function visitReferences(value: unknown, visit: (node: ReferenceNode) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (isReference(value)) visit(value);
  for (const inner of Object.values(value)) visitReferences(inner, visit);
}

function isReference(value: object): value is ReferenceNode {
  return "_ref" in value && typeof value._ref === "string";
}

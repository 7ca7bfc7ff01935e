import { isRecord, type DatasetState, type LakeDocument } from "../document.ts";
import { opcode } from "../mendoza/opcodes.ts";
import type { Change } from "../change.ts";

/** The types of the documents in which `@sanity/preview-url-secret` keeps secrets. */
export const previewSecretTypes: readonly string[] = [
  "sanity.previewUrlSecret",
  "sanity.previewUrlShareAccess",
  "sanity.vercelProtectionBypass",
];

/** Returns whether a document holds a secret that lets its reader see previews. */
export function isPreviewSecret(document: unknown): boolean {
  return (
    isRecord(document) && typeof document._type === "string" && previewSecretTypes.includes(document._type)
  );
}

/** Returns whether a change shows such a secret: it makes, changes or deletes it. */
export function showsPreviewSecret({ result, effects }: Pick<Change, "result" | "effects">): boolean {
  return isPreviewSecret(result ?? restoredBy(effects.revert));
}

/** The document that the revert of a deletion restores. */
function restoredBy([operation, document]: readonly unknown[]): unknown {
  return operation === opcode.value ? document : undefined;
}

/** Documents without secrets by the array of all documents, which is a new one after each change. */
const lists = new WeakMap<readonly LakeDocument[], readonly LakeDocument[]>();

/** The documents that requesters may read who may not read the secrets of previews. */
export function withoutPreviewSecrets(state: DatasetState): DatasetState {
  const get = (id: string) => {
    const document = state.get(id);
    return isPreviewSecret(document) ? undefined : document;
  };
  return {
    get,
    all: () => {
      const everything = state.all();
      const known = lists.get(everything) ?? everything.filter((document) => !isPreviewSecret(document));
      lists.set(everything, known);
      return known;
    },
    ofType: (type) => (previewSecretTypes.includes(type) ? [] : state.ofType(type)),
    referrersOf: (id) => state.referrersOf(id).filter((referrer) => get(referrer) !== undefined),
  };
}

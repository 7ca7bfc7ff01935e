import { createPrivateKey, createPublicKey, generateKeyPair, randomUUID, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import { isDuplicateKey } from "@wordlehint/runtime";
import type { SigningKey } from "../../domain/signing-key.ts";
import { createSeal, type Seal } from "./seal.ts";
import type { SigningKeyDocument, signingKeyModel } from "./signing-key-model.ts";

/** A key that is stored. */
export type StoredKey = SigningKey & {
  /** The coordinates of the public part, in base64url. */
  x: string;
  y: string;
  publicKey: KeyObject;
  /** Undefined when it was encrypted with another SIGNING_KEYS_SECRET. */
  privateKey: KeyObject | undefined;
};

export type SigningKeyStore = ReturnType<typeof createSigningKeyStore>;

/** The keys that sign tokens; their private parts are encrypted with `secret` in the database. */
export function createSigningKeyStore(model: ReturnType<typeof signingKeyModel>, secret: string) {
  const seal = createSeal(secret, "wordlehint signing keys");
  const opened = new Map<string, StoredKey>();
  return {
    /** All keys, the oldest first. */
    list: async (): Promise<StoredKey[]> => {
      const documents = await model.find().sort({ sequence: 1 }).lean();
      const keys = documents.map((document) => opened.get(document._id) ?? openKey(document, seal));
      opened.clear();
      for (const key of keys) opened.set(key.id, key);
      return keys;
    },

    /** Makes a key. Returns undefined if there is one with this sequence already. */
    make: async (
      { sequence, signsFrom }: Pick<SigningKey, "sequence" | "signsFrom">,
      now: Date,
    ): Promise<string | undefined> => {
      const { publicKey, privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: "P-256" });
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const _id = randomUUID();
      const sealedPrivateKey = seal.close(privateKey.export({ format: "der", type: "pkcs8" }), _id);
      try {
        await model.create({ _id, sequence, signsFrom, createdAt: now, x, y, sealedPrivateKey });
        return _id;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    remove: async (ids: readonly string[]): Promise<void> => {
      await model.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}

function openKey(document: SigningKeyDocument, seal: Seal): StoredKey {
  const { _id: id, sequence, signsFrom, x, y, sealedPrivateKey } = document;
  // Of lean queries it is a Binary.
  const sealed = Buffer.isBuffer(sealedPrivateKey)
    ? sealedPrivateKey
    : Buffer.from((sealedPrivateKey as { buffer: Uint8Array }).buffer);
  const content = seal.open(sealed, id);
  return {
    id,
    sequence,
    signsFrom,
    x,
    y,
    publicKey: createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" }),
    privateKey: content && createPrivateKey({ key: content, format: "der", type: "pkcs8" }),
  };
}

import { Schema, type Connection } from "mongoose";

/** A key pair for ES256. The private part is sealed. */
export type SigningKeyDocument = {
  /** The key id that tokens name. */
  _id: string;
  sequence: number;
  createdAt: Date;
  signsFrom: Date;
  /** The coordinates of the public part, in base64url. */
  x: string;
  y: string;
  sealedPrivateKey: Buffer;
};

export function signingKeyModel(connection: Connection) {
  const schema = new Schema<SigningKeyDocument>(
    {
      _id: { type: String, required: true },
      sequence: { type: Number, required: true },
      createdAt: { type: Date, required: true },
      signsFrom: { type: Date, required: true },
      x: { type: String, required: true },
      y: { type: String, required: true },
      sealedPrivateKey: { type: Buffer, required: true },
    },
    { collection: "signingKeys", versionKey: false },
  );
  // Replicas that make the next key at the same time make one.
  schema.index({ sequence: 1 }, { unique: true });
  return connection.model<SigningKeyDocument>("SigningKey", schema);
}

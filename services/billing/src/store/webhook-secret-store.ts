import { Schema, type Connection } from "mongoose";

export type WebhookSecretStore = ReturnType<typeof createWebhookSecretStore>;

type WebhookSecret = { _id: string; secret: string; createdAt: Date };

const keptMs = 5000;
/** The secret before the latest stays good, for events that are sent again. */
const maxSecrets = 2;

/**
 * The signing secrets of the webhook endpoints that `billing setup` has made, which the provider tells only once. With one
 * of them, somebody could make the service ask the provider about a customer, and nothing else.
 */
export function createWebhookSecretStore(connection: Connection, now: () => Date) {
  const schema = new Schema<WebhookSecret>(
    {
      _id: { type: String, required: true },
      secret: { type: String, required: true },
      createdAt: { type: Date, required: true },
    },
    { collection: "webhookSecrets", versionKey: false },
  );
  const model = connection.model("WebhookSecret", schema);
  let kept: { secrets: Promise<string[]>; atMs: number } | undefined;
  const read = async (): Promise<string[]> =>
    (await model.find().sort({ createdAt: -1 }).limit(maxSecrets).lean()).map(({ secret }) => secret);

  return {
    /** The latest ones; they are read every five seconds at most. */
    secrets: (): Promise<string[]> => {
      const atMs = now().getTime();
      if (!kept || Math.abs(atMs - kept.atMs) >= keptMs) {
        const secrets = read();
        secrets.catch(() => (kept = undefined));
        kept = { secrets, atMs };
      }
      return kept.secrets;
    },

    /** The ids of the endpoints whose secrets are known. */
    ids: async (): Promise<string[]> => (await model.find({}, { _id: 1 }).lean()).map(({ _id }) => _id),

    add: async (id: string, secret: string): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { secret, createdAt: now() } }, { upsert: true });
      kept = undefined;
    },
  };
}

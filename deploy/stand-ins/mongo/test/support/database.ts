import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Collection, type Db, type Document, MongoClient } from "mongodb";
import { startMongo } from "../../src/server.ts";

/**
 * Gives the test file its own database: on the server of MONGODB_URL if it is set, else on an embedded
 * server. The tests have to pass on both.
 */
export function useDatabase() {
  let url = process.env.MONGODB_URL ?? "";
  let client: MongoClient;
  let stop: () => Promise<void> = () => Promise.resolve();
  const name = `values_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  let serial = 0;

  beforeAll(async () => {
    if (!url) {
      const dir = await mkdtemp(join(tmpdir(), "mongo-"));
      const server = await startMongo({ dir });
      url = server.url;
      stop = async () => {
        await server.close();
        await rm(dir, { recursive: true });
      };
    }
    client = await MongoClient.connect(url);
  });

  afterAll(async () => {
    // The embedded server doesn't implement it. Its data end with the test run.
    await client
      .db(name)
      .dropDatabase()
      .catch(() => undefined);
    await client.close();
    await stop();
  });

  return {
    url: () => url,
    name,
    client: () => client,
    db: (): Db => client.db(name),
    /** Returns a new, empty collection. */
    emptyCollection: (): Collection => client.db(name).collection(`c${++serial}`),
    /** Returns a new collection with these documents. */
    async collectionOf(documents: Document[]): Promise<Collection> {
      const collection = client.db(name).collection(`c${++serial}`);
      if (documents.length) await collection.insertMany(documents);
      return collection;
    },
  };
}

/** Returns the error that a promise is rejected with, with the fields that clients use. */
export async function failure(
  promise: Promise<unknown>,
): Promise<{ code: unknown; codeName: unknown; message: string }> {
  try {
    await promise;
  } catch (error) {
    const { code, codeName, message, errorResponse } = error as Error & {
      code?: unknown;
      codeName?: unknown;
      errorResponse?: { codeName?: unknown };
    };
    return { code, codeName: codeName ?? errorResponse?.codeName, message };
  }
  throw new Error("the promise was not rejected");
}

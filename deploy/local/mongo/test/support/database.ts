import { jest } from "@jest/globals";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Collection, type Db, type Document, MongoClient, type MongoClientOptions } from "mongodb";
import { startMongo } from "../../src/server.ts";

// A slow or busy machine is no fault of the server.
jest.setTimeout(60_000);

/**
 * A database of the test file's own: of the server that MONGODB_URL names, else of an embedded one that is
 * started for it. What the tests say must hold on both.
 */
export function useDatabase(options: MongoClientOptions = {}) {
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
    client = await MongoClient.connect(url, options);
  });

  afterAll(async () => {
    await client.db(name).dropDatabase();
    await client.close();
    await stop();
  });

  return {
    url: () => url,
    name,
    client: () => client,
    db: (): Db => client.db(name),
    /** An empty collection that nobody else uses. */
    fresh: (): Collection => client.db(name).collection(`c${++serial}`),
    /** A collection that holds these documents. */
    async holding(documents: Document[]): Promise<Collection> {
      const collection = client.db(name).collection(`c${++serial}`);
      if (documents.length) await collection.insertMany(documents);
      return collection;
    },
  };
}

/** The error that a promise is rejected with, as far as clients rely on it. */
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
  throw new Error("it did not fail");
}

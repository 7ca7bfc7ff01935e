import { randomBytes } from "node:crypto";

export interface TestServers {
  /** Names no database: `mongodb://host:port/?options`. */
  mongoUrl: string;
  natsUrl: string;
}

/**
 * The database and the broker of this test run. All tests share them, so a test needs its own database name and bus
 * namespace from `uniqueName`.
 * @throws when the test run has started none.
 */
export function testServers(env: NodeJS.ProcessEnv = process.env): TestServers {
  const { MONGODB_URL: mongoUrl, NATS_URL: natsUrl } = env;
  if (!mongoUrl || !natsUrl) {
    throw new Error(
      "This test needs a database and a broker. Move it to its package's test/ folder, whose Jest project " +
        "starts them, or set MONGODB_URL and NATS_URL.",
    );
  }
  return { mongoUrl, natsUrl };
}

/** A name that no other test uses, valid for a database and for a bus namespace. */
export function uniqueName(prefix: string): string {
  return `${prefix}_${randomBytes(6).toString("hex")}`;
}

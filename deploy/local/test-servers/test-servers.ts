import { randomBytes } from "node:crypto";

export interface TestServers {
  /** Without a database name: `mongodb://host:port/?options`. */
  mongoUrl: string;
  natsUrl: string;
}

/**
 * The database and broker of this test run, shared by all its tests: take a database and a bus namespace of
 * your own with `uniqueName`. Throws where the run did not start them.
 */
export function testServers(env: NodeJS.ProcessEnv = process.env): TestServers {
  const { MONGODB_URL: mongoUrl, NATS_URL: natsUrl } = env;
  if (!mongoUrl || !natsUrl) {
    throw new Error(
      "This test needs a database and a broker. Put it in its package's test/ folder, whose Jest project " +
        "starts them, or set MONGODB_URL and NATS_URL.",
    );
  }
  return { mongoUrl, natsUrl };
}

/** A name that no other test uses; fit for a database and for a bus namespace. */
export function uniqueName(prefix: string): string {
  return `${prefix}_${randomBytes(6).toString("hex")}`;
}

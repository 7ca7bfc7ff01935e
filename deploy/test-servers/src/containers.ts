export interface StartedServer {
  url: string;
  /** Describes the server for the test run's output. */
  origin: string;
  stop(): Promise<void>;
}

const mongoImage = "mongo:8.0";
const natsImage = "nats:2.12-alpine";
const startTimeoutMs = 180_000;

/** Starts MongoDB as a replica set. Clients connect directly, since the set names a host inside the container. */
export async function startMongoContainer(): Promise<StartedServer> {
  const { MongoDBContainer } = await import("@testcontainers/mongodb");
  const container = await inTime(new MongoDBContainer(mongoImage).start());
  return {
    url: `${container.getConnectionString()}/?directConnection=true`,
    origin: `${mongoImage} in a container`,
    stop: async () => {
      await container.stop();
    },
  };
}

/** Starts NATS with JetStream and without authentication. */
export async function startNatsContainer(): Promise<StartedServer> {
  const { GenericContainer, Wait } = await import("testcontainers");
  const container = await inTime(
    new GenericContainer(natsImage)
      .withCommand(["--jetstream"])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start(),
  );
  return {
    url: `nats://${container.getHost()}:${container.getMappedPort(4222)}`,
    origin: `${natsImage} in a container`,
    stop: async () => {
      await container.stop();
    },
  };
}

/** A Docker engine that is reachable may still be unable to fetch an image. */
async function inTime<T>(starting: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no container in ${startTimeoutMs / 1000} s`)), startTimeoutMs);
  });
  try {
    return await Promise.race([starting, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

import { ConfigError } from "./config.ts";
import { createLog } from "./log.ts";

/** A running service, as `createService` of each gives it. */
export type Service = { url: string; close(): Promise<void> };

/**
 * A service's process: reads the configuration, starts, and leaves cleanly on SIGTERM and SIGINT. A
 * configuration that isn't valid ends it with code 2, anything unforeseen with 1: a supervisor starts it again.
 */
export async function runMain<C extends { LOG_LEVEL: string }>(
  name: string,
  readConfig: () => C,
  createService: (config: C) => Promise<Service>,
): Promise<void> {
  const config = orExit(readConfig);
  const log = createLog({ service: name, level: config.LOG_LEVEL });
  const crash = (error: unknown) => {
    log.fatal({ err: error }, "crashed");
    process.exit(1);
  };
  process.on("uncaughtException", crash).on("unhandledRejection", crash);

  try {
    const service = await createService(config);
    log.info({ url: service.url }, "listening");
    const leave = (signal: NodeJS.Signals) => {
      log.info({ signal }, "leaving");
      service.close().then(() => process.exit(0), crash);
    };
    process.once("SIGTERM", leave).once("SIGINT", leave);
  } catch (error) {
    crash(error);
  }
}

function orExit<C>(readConfig: () => C): C {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

import { ConfigError } from "./config.ts";
import { createLog, type Log } from "./log.ts";
import { endsWithin } from "./wait.ts";

/** A running service, as `createService` of each gives it. */
export type Service = { url: string; close(): Promise<void> };

const closeTimeoutMs = 10_000;

/**
 * A service's process: reads the configuration, starts, and leaves cleanly with code 0 on SIGTERM and SIGINT,
 * during the start too. A configuration that isn't valid ends it with code 2, anything unforeseen, and a
 * service that doesn't close within ten seconds, with 1: a supervisor starts it again.
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

  const starting = createService(config);
  leaveOnSignal(starting, log, crash);
  try {
    const { url } = await starting;
    log.info({ url }, "listening");
  } catch (error) {
    crash(error);
  }
}

function leaveOnSignal(starting: Promise<Service>, log: Log, crash: (error: unknown) => void): void {
  let leaving = false;
  const leave = (signal: NodeJS.Signals) => {
    // A terminal's Ctrl-C comes from the terminal and again from the supervisor.
    if (leaving) return;
    leaving = true;
    log.info({ signal }, "leaving");
    const left = starting.then((service) => service.close()).then(() => process.exit(0));
    left.catch(crash);
    void endsWithin(closeTimeoutMs, left).then(() => crash(new Error("the service didn't close in time")));
  };
  process.on("SIGTERM", leave).on("SIGINT", leave);
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

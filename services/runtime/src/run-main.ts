import { ConfigError } from "./config.ts";
import { createLog, type Log } from "./log.ts";
import { endsWithin } from "./wait.ts";

/** A running service, as its `createService` returns it. */
export type Service = {
  /** Such as `http://127.0.0.1:8012`. */
  url: string;
  /** The address of readiness, health and metrics. */
  adminUrl: string;
  close(): Promise<void>;
};

const closeTimeoutMs = 10_000;

/**
 * Runs a service's process: reads the configuration, starts, and exits cleanly with code 0 on SIGTERM and SIGINT,
 * also while starting. The exit code is 2 for an invalid configuration, and 1 for an unexpected error or a service
 * that doesn't close within ten seconds, so that a supervisor restarts it.
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
  exitOnSignal(starting, log, crash);
  try {
    const { url, adminUrl } = await starting;
    log.info({ url, adminUrl }, "listening");
  } catch (error) {
    crash(error);
  }
}

function exitOnSignal(starting: Promise<Service>, log: Log, crash: (error: unknown) => void): void {
  let exiting = false;
  const exit = (signal: NodeJS.Signals) => {
    // On Ctrl-C both the terminal and the supervisor send a signal.
    if (exiting) return;
    exiting = true;
    log.info({ signal }, "shutting down");
    const closed = starting.then((service) => service.close()).then(() => process.exit(0));
    closed.catch(crash);
    void endsWithin(closeTimeoutMs, closed).then(() => crash(new Error("the service didn't close in time")));
  };
  process.on("SIGTERM", exit).on("SIGINT", exit);
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

import type { Readiness } from "./ready.ts";

export interface Launch {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** Describes a process of the product: how it is started, and when it is ready. */
export interface ProcessPlan {
  name: string;
  /** A description in a few words. */
  purpose: string;
  port: number;
  /** The port where a service reports readiness, health and metrics. */
  adminPort?: number;
  /** The port where the mailbox takes mails. */
  smtpPort?: number;
  /** Stores are ended after the services. */
  kind: "store" | "service";
  ready: Readiness;
  /** If true, only its warnings and errors are shown even by `--verbose`. */
  quiet?: boolean;
  /** Prepares the first start, which may take minutes, and returns how to start it. */
  prepare: (say: (detail: string) => void) => Launch | Promise<Launch>;
}

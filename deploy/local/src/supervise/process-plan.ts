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
  /** What it is for, in a few words. */
  purpose: string;
  port: number;
  /** Where a service reports readiness, health and metrics. */
  adminPort?: number;
  /** Where the mailbox takes mails. */
  smtpPort?: number;
  /** Stores are ended after the services. */
  kind: "store" | "service";
  ready: Readiness;
  /** Whether only its warnings and errors are shown, and the rest goes to the log file. */
  quiet?: boolean;
  /** Prepares the first start, which may take minutes, and returns how to start it. */
  prepare: (say: (detail: string) => void) => Launch | Promise<Launch>;
}

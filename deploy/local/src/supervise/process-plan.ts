import type { Readiness } from "./ready.ts";

export interface Launch {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

/** One process of the product: what it is, how it is started, and when it is ready. */
export interface ProcessPlan {
  name: string;
  /** What it is for, in a word or two. */
  purpose: string;
  port: number;
  /** Stores are ended after the services that write to them. */
  kind: "store" | "service";
  ready: Readiness;
  /** Whether its ordinary messages go to the log file only. */
  quiet?: boolean;
  /** Does what must be done before the first start, which may take minutes, and tells how to start it. */
  prepare: (say: (detail: string) => void) => Launch | Promise<Launch>;
}

import { standInMain } from "@wordlehint/local/paths";
import type { Mode } from "@wordlehint/openai-stand-in/modes";
import { startProcess, type RunningProcess } from "./running-process.ts";

/** The local server that speaks OpenAI's API, as a process of its own. */
export type OpenAiProcess = RunningProcess & {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string;
  /** Changes how it responds: to all requests, or to a number of them. */
  respond(mode: Mode, options?: { times?: number; retryAfterSeconds?: number }): Promise<void>;
  /** Returns the number of requests for completions that it has received. */
  requests(): Promise<number>;
};

export async function startOpenAi(): Promise<OpenAiProcess> {
  const server = await startProcess({
    name: "openai",
    args: [standInMain("openai"), "--port", "0"],
    ready: { line: /openai ready on/ },
  });
  const url = /openai ready on (\S+)/.exec(server.output)?.[1] ?? "";
  return Object.assign(server, {
    baseUrl: `${url}/v1`,
    respond: async (mode: Mode, options: { times?: number; retryAfterSeconds?: number } = {}) => {
      const response = await fetch(`${url}/mode`, {
        method: "PUT",
        body: JSON.stringify({ mode, ...options }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    requests: async () => {
      const state = (await (await fetch(`${url}/mode`)).json()) as { requests: number };
      return state.requests;
    },
  });
}

import express from "express";
import { modeRoutes } from "@wordlehint/stand-in-kit/modes";
import { requireSameSite, startServer, type RunningServer } from "@wordlehint/stand-in-kit/start-server";
import { ApiError } from "./api-error.ts";
import { complete } from "./complete.ts";
import { createModel } from "./model.ts";
import type { Mode } from "./modes.ts";
import { changeSchema, type State } from "./state.ts";

/** Options for `startOpenAi`. */
export type OpenAiOptions = { port: number; host: string; mode: Mode };

/**
 * Starts a server that speaks OpenAI's Chat Completions API as far as the riddle service uses it, and refuses everything
 * else as OpenAI does. `GET /mode` returns how it responds, `PUT /mode` changes that.
 */
export async function startOpenAi({ port, host, mode }: OpenAiOptions): Promise<RunningServer> {
  const state: State = { mode, times: null, retryAfterSeconds: 1, requests: 0 };
  return startServer({
    host,
    port,
    ownHosts: new Set(["openai"]),
    routes: () =>
      express
        .Router()
        .use("/mode", requireSameSite)
        .use(modeRoutes("/mode", state, changeSchema))
        .post("/v1/chat/completions", complete(createModel(), state))
        .use(({ method, path }) => {
          throw new ApiError(404, `Invalid URL (${method} ${path})`, { code: "unknown_url" });
        }),
    sendError: (res, error) => {
      const { status, body } = error instanceof ApiError ? error : new ApiError(error.status, error.message);
      res.status(status).json(body);
    },
  });
}

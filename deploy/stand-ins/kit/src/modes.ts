import express, { type Router } from "express";
import { z } from "zod";
import { parseJson } from "./parse-json.ts";

/** The modes of a server, each with a description for the help. `good` is the usual one. */
export type Modes = Readonly<Record<string, string>>;

/** Returns the schema of a mode's name. */
export function modeSchema<Mode extends string>(modes: Readonly<Record<Mode, unknown>>) {
  const names = Object.keys(modes) as [Mode, ...Mode[]];
  return z.enum(names, `must be one of ${names.join(", ")}`);
}

/** The number of requests that a mode holds for; then it is `good`. Null for all. */
export const timesSchema = z.int().min(0).nullable().default(null);

/** Returns the mode that holds now, and counts it as one time. */
export function takeMode<Mode extends string>(state: { mode: Mode; times: number | null }): Mode | "good" {
  if (state.times === 0) return "good";
  if (state.times !== null) state.times--;
  return state.mode;
}

/** Routes by which tests read the server's state and change its modes while it runs. */
export function modeRoutes(path: string, state: object, change: z.ZodType<object>): Router {
  return express
    .Router()
    .get(path, (_req, res) => void res.json(state))
    .put(path, (req, res) => void res.json(Object.assign(state, parseJson(change, String(req.body)))));
}

/** Returns one line a mode, for the help. */
export function listModes(modes: Modes): string {
  const width = Math.max(...Object.keys(modes).map(({ length }) => length)) + 2;
  return Object.entries(modes)
    .map(([mode, does]) => `  ${mode.padEnd(width)}${does}`)
    .join("\n");
}

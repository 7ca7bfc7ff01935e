import express, { type Router } from "express";
import { z } from "zod";
import { modeRoutes } from "@wordlehint/stand-in-kit/modes";
import { parseJson } from "@wordlehint/stand-in-kit/parse-json";
import { requireSameSite } from "@wordlehint/stand-in-kit/start-server";
import type { Account } from "../engine/account.ts";
import { runClock } from "../engine/run-clock.ts";
import { changeSchema, type Misbehavior } from "../misbehavior.ts";

const advanceSchema = z.strictObject({ seconds: z.int().min(1) });

/** Serves what tests and developers change. It is no part of Stripe's API. */
export function controlRoutes(account: Account, misbehavior: Misbehavior): Router {
  const clock = () => ({ now: account.now(), ahead: account.ahead() });
  return express
    .Router()
    .use("/_control", requireSameSite)
    .use(modeRoutes("/_control/mode", misbehavior.state, changeSchema))
    .get("/_control/clock", (_req, res) => void res.json(clock()))
    .post("/_control/clock/advance", (req, res) => {
      const { seconds } = parseJson(advanceSchema, String(req.body));
      account.setAhead(account.ahead() + seconds);
      runClock(account);
      res.json(clock());
    })
    .get("/_control/deliveries", (_req, res) => {
      res.json({ deliveries: account.store.listDeliveries(200) });
    });
}

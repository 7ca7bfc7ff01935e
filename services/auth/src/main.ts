import { lowerPoolPriority, runMain } from "@wordlehint/runtime";
import { createService } from "./app.ts";
import { readConfig } from "./config.ts";

// Passwords are hashed there: a flood of sign-ins must not slow down the players who are signed in.
await lowerPoolPriority();
await runMain("auth", readConfig, createService);

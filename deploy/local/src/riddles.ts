import { runServiceCommand } from "./service-command.ts";

/** `npm run riddles -- …`: the command line of riddles. */
runServiceCommand({ service: "riddle", script: "riddles", secret: "SCHEDULE_SEED" });

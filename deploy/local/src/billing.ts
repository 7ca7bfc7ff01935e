import { runServiceCommand } from "./service-command.ts";

/** `npm run billing -- …`: the command line of payments. */
runServiceCommand({ service: "billing", script: "billing", secret: "BILLING_TO_AUTH_KEY" });

import { runServiceCommand } from "./service-command.ts";

/** `npm run accounts -- …`: the command line of accounts. */
runServiceCommand({ service: "auth", script: "accounts", secret: "SIGNING_KEYS_SECRET" });

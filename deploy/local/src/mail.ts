import { runServiceCommand } from "./service-command.ts";

/** `npm run mail -- …`: the command line of mails. */
runServiceCommand({ service: "notification", script: "mail", secret: "LINK_KEY" });

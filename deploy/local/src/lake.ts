import { runServiceCommand } from "./service-command.ts";

/** `npm run lake -- …`: the content lake's command line. */
runServiceCommand({ service: "content-lake", script: "lake" });

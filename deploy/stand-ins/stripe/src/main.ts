import { z } from "zod";
import { dirOption, hostOption, portOption, runServer } from "@wordlehint/stand-in-kit/command-line";
import { listModes } from "@wordlehint/stand-in-kit/modes";
import { readConfig } from "./config.ts";
import { apiModes, webhookModes } from "./modes.ts";
import { startStripe } from "./server.ts";

const help = `Starts a server that speaks Stripe's API as far as the billing service uses it, with Stripe's test cards.

  npm run stripe -- --dir PATH [--port 8040] [--host 127.0.0.1] [--public-url http://localhost:8040]

Start the product with STRIPE_SECRET_KEY=sk_test_local, STRIPE_PUBLISHABLE_KEY=pk_test_local and
STRIPE_API_URL=http://127.0.0.1:8040 to use it; without STRIPE_SECRET_KEY, npm start starts one of its own.
With STRIPE_STAND_IN_KEY it uses sk_test_ and that key instead, and signs webhooks with whsec_ and that key.
It responds to requests for localhost, IP addresses, the host of --public-url, and the host names in ALLOWED_HOSTS,
separated by commas. While it runs:

  GET  /_control/mode             how it behaves; PUT changes it:
                                  {"api": {"mode": "error", "times": 2, "only": "POST /v1/subscriptions"}}
                                  {"webhooks": {"mode": "late", "delayMs": 3000, "only": "invoice."}}
  GET  /_control/clock            the account's time; POST /_control/clock/advance {"seconds": 3600} moves it
  GET  /_control/deliveries       the latest webhooks

Modes of the API:
${listModes(apiModes)}

Modes of webhooks:
${listModes(webhookModes)}`;

await runServer({
  name: "stripe",
  help,
  options: z.object({
    dir: dirOption("the folder that keeps the account"),
    port: portOption(8040),
    host: hostOption,
    "public-url": z.string().optional(),
  }),
  start: ({ "public-url": publicUrl, ...options }) => {
    const config = readConfig(process.env);
    return startStripe({ ...config, ...options, publicUrl: publicUrl ?? config.publicUrl });
  },
  describe: ({ url }) => `stripe ready on ${url}`,
});

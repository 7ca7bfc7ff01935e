import { startSetUp, useStripe } from "./support/start-billing.ts";

const stripe = useStripe();

it("has a player wait who keeps the payment provider busy, whichever way, and nobody else", async () => {
  const billing = await startSetUp(stripe());
  const player = billing.player(`player-${process.pid}`);
  const busy = Array.from({ length: 61 }, () => player.ask("POST", "/api/billing/refresh"));
  expect((await Promise.all(busy)).map(({ status }) => status)).toContain(200);
  const confirm = { confirm: true };
  for (const [method, path, body] of [
    ["POST", "/api/get-or-create-subscription"],
    ["POST", "/api/auth/cancel-subscription", { email: player.email }],
    ["POST", "/api/billing/resume"],
    ["POST", "/api/billing/switch", { interval: "year" }],
    ["POST", "/api/billing/withdraw", confirm],
    ["POST", "/api/billing/refresh"],
    ["GET", "/api/billing/invoices"],
    ["POST", "/api/billing/portal"],
    ["POST", "/api/billing/card"],
    ["PUT", "/api/billing/card", { setupIntent: "seti_1" }],
  ] as const) {
    const { status } = await player.ask(method, path, body);
    expect({ method, path, status }).toEqual({ method, path, status: 429 });
  }
  expect((await player.summary()).status).toBe("none");
  expect((await billing.player(`other-${process.pid}`).refresh()).status).toBe("none");
});

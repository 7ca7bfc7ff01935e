import { moneyText } from "@wordlehint/contracts/money";
import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { SetupIntent } from "../objects/setup-intent.ts";
import { page } from "./page.ts";

/** Returns the page that stands for the bank's, where a card's owner authenticates. */
export function challengePage(intent: PaymentIntent | SetupIntent): Html {
  const what =
    intent.object === "payment_intent"
      ? `a payment of ${moneyText(intent)}`
      : "saving your card for later payments";
  const main = html`<section>
    <h1>3D Secure 2 test page</h1>
    <p>WordleHint asks for ${what}. This page takes the place of your bank's, and nothing is paid.</p>
    <form method="post">
      <input type="hidden" name="client_secret" value="${intent.client_secret ?? ""}" />
      <button class="main" name="outcome" value="complete">Complete</button>
      <button class="danger" name="outcome" value="fail">Fail</button>
    </form>
  </section>`;
  return page({ title: "3D Secure authentication", main });
}

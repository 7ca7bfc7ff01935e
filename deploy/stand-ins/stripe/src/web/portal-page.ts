import { moneyText } from "@wordlehint/contracts/money";
import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";
import { describePrice } from "../engine/subscription-line.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { PortalConfiguration } from "../objects/portal.ts";
import type { Subscription } from "../objects/subscription.ts";
import { showDay } from "./days.ts";
import { page } from "./page.ts";

export type PortalView = {
  email: string | null;
  features: PortalConfiguration["features"];
  returnUrl: string | null;
  subscriptions: readonly Subscription[];
  methods: readonly PaymentMethod[];
  invoices: readonly Invoice[];
  /** The secret by which a card can be added, where one is being added. */
  setup: { clientSecret: string; key: string; returnUrl: string } | undefined;
};

/** Returns the page where a customer sees invoices and changes the card. */
export function portalPage(view: PortalView): Html {
  const { email, features, returnUrl, subscriptions, methods, invoices, setup } = view;
  const main = html`
    <h1>WordleHint</h1>
    <p class="soft">
      ${email ?? ""}${returnUrl === null ? "" : " · "}${returnUrl === null ? [] : html`<a href="${returnUrl}">Return to WordleHint</a>`}
    </p>
    <section>
      <h2>Current subscription</h2>
      ${subscriptions.length === 0 ? html`<p class="soft">There is none.</p>` : subscriptions.map(subscriptionOf)}
    </section>
    ${setup ? cardForm(setup) : cards(methods, features)}
    ${features.invoice_history.enabled ? history(invoices) : []}
  `;
  return page({ title: "Customer portal", main, scripts: setup ? ["/v3/", "/assets/portal.js"] : [] });
}

function subscriptionOf({ items, cancel_at_period_end: ends, status }: Subscription): Html {
  const [item] = items.data;
  if (!item) return html``;
  const end = showDay(item.current_period_end);
  return html`<p>
    ${describePrice(item.price)} · ${status}<br /><span class="soft"
      >${ends ? "Ends" : "Renews"} on ${end}</span
    >
  </p>`;
}

function cards(
  methods: readonly PaymentMethod[],
  { payment_method_update: update }: PortalConfiguration["features"],
): Html {
  return html`<section>
    <h2>Payment methods</h2>
    ${methods.map(({ card }) => html`<p>${card?.brand ?? ""} •••• ${card?.last4 ?? ""}, expires ${card?.exp_month ?? ""}/${card?.exp_year ?? ""}</p>`)}
    ${update.enabled ? html`<form method="post"><button name="action" value="add-card">Add payment method</button></form>` : []}
  </section>`;
}

function cardForm({ clientSecret, key, returnUrl }: NonNullable<PortalView["setup"]>): Html {
  return html`<section>
    <h2>Add payment method</h2>
    <form
      id="card-form"
      data-key="${key}"
      data-client-secret="${clientSecret}"
      data-return-url="${returnUrl}"
    >
      <div id="card"></div>
      <p id="card-error" role="alert"></p>
      <button class="main">Add</button>
    </form>
  </section>`;
}

function history(invoices: readonly Invoice[]): Html {
  return html`<section>
    <h2>Invoice history</h2>
    <table>
      ${invoices.map(
        ({ created, status, total, currency, hosted_invoice_url: url }) =>
          html`<tr>
            <td><a href="${url ?? ""}">${showDay(created)}</a></td>
            <td>${String(status)}</td>
            <td>${moneyText({ amount: total, currency })}</td>
          </tr>`,
      )}
    </table>
  </section>`;
}

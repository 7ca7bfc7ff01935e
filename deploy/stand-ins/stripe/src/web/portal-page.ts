import { moneyText } from "@wordlehint/contracts/money";
import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";
import { describePrice } from "../engine/describe-line.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { PortalConfiguration } from "../objects/portal.ts";
import type { Subscription } from "../objects/subscription.ts";
import { page, type Page } from "./page.ts";

export type PortalView = {
  customer: Kinds["customer"];
  features: PortalConfiguration["features"];
  returnUrl: string | null;
  subscriptions: readonly Subscription[];
  methods: readonly PaymentMethod[];
  invoices: readonly Invoice[];
  /** The secret by which a card can be added, where one is being added. */
  setup: { clientSecret: string; key: string; returnUrl: string } | undefined;
};

const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Where customers look after their subscriptions. */
export function portalPage(view: PortalView): Page {
  const { customer, features, returnUrl, subscriptions, methods, invoices, setup } = view;
  const main = html`
    <h1>WordleHint</h1>
    <p class="soft">
      ${customer.email ?? ""}${returnUrl === null ? "" : " · "}${returnUrl === null ? [] : html`<a href="${returnUrl}">Return to WordleHint</a>`}
    </p>
    <section>
      <h2>Current subscription</h2>
      ${subscriptions.length === 0 ? html`<p class="soft">There is none.</p>` : subscriptions.map((one) => subscriptionOf(one, features))}
    </section>
    ${setup ? cardForm(setup) : cards(methods, features)}
    ${features.invoice_history.enabled ? history(invoices) : []}
  `;
  return page({ title: "Customer portal", main, scripts: setup ? ["/v3/", "/assets/portal.js"] : [] });
}

function subscriptionOf(
  subscription: Subscription,
  { subscription_cancel: cancel }: PortalConfiguration["features"],
): Html {
  const [item] = subscription.items.data;
  const ends = item === undefined ? "" : day(item.current_period_end);
  const state = subscription.cancel_at_period_end ? `Ends on ${ends}` : `Renews on ${ends}`;
  const button = subscription.cancel_at_period_end
    ? html`<button class="main" name="action" value="resume">Don't cancel subscription</button>`
    : html`<button class="danger" name="action" value="cancel">Cancel subscription</button>`;
  return html`<p>
      ${item ? describePrice(item.price) : ""} · ${subscription.status}<br /><span class="soft"
        >${state}</span
      >
    </p>
    ${cancel.enabled ? html`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}" />${button}</form>` : []}`;
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
            <td><a href="${url ?? ""}">${day(created)}</a></td>
            <td>${String(status)}</td>
            <td>${moneyText({ amount: total, currency })}</td>
          </tr>`,
      )}
    </table>
  </section>`;
}

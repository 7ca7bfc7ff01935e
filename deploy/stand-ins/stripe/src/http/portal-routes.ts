import type { Account } from "../engine/account.ts";
import { newSetupIntent } from "../objects/setup-intent.ts";
import type { Kinds } from "../objects/kinds.ts";
import { portalPage } from "../web/portal-page.ts";
import type { Page, WebRequest } from "../web/page.ts";

const publishableKey = "pk_test_local";

/** The portal of one customer, for who knows the session's secret. */
export function handlePortal(account: Account, secret: string, { method, query, body }: WebRequest): Page {
  const { store } = account;
  const session = store.find("billing_portal.session", store.setting(`portal ${secret}`) ?? "");
  const customer = store.find("customer", session?.customer ?? "");
  if (!session || !customer) return { status: 404, type: "text/plain; charset=utf-8", body: "Not found" };
  const here = `${account.baseUrl}/p/session/${secret}`;
  const { features } = account.get("billing_portal.configuration", session.configuration);
  if (method === "POST") {
    const form = new URLSearchParams(body);
    const action = form.get("action");
    const id = form.get("subscription") ?? "";
    const isTheirs = store.find("subscription", id)?.customer === customer.id;
    store.inTransaction(() => {
      if (action === "add-card") addSetup(account, session.id, customer);
      else if (isTheirs && features.subscription_cancel.enabled)
        setCancellation(account, id, action === "cancel");
    });
    return seeOther(here);
  }
  const added = query.get("setup_intent");
  if (added !== null) {
    store.inTransaction(() => useCard(account, session.id, added, customer));
    return seeOther(here);
  }
  const setup = store.find("setup_intent", String(store.hidden(session.id).setup));
  return portalPage({
    ...{ customer, features, returnUrl: session.return_url },
    subscriptions: store.ownedBy("subscription", customer.id).filter(({ ended_at }) => ended_at === null),
    methods: store.ownedBy("payment_method", customer.id),
    invoices: store.ownedBy("invoice", customer.id).filter(({ status }) => status !== "draft"),
    setup:
      setup?.status === "requires_payment_method"
        ? { clientSecret: setup.client_secret ?? "", key: publishableKey, returnUrl: here }
        : undefined,
  });
}

const seeOther = (location: string): Page => ({
  status: 303,
  type: "text/plain; charset=utf-8",
  body: "",
  headers: { location },
});

function addSetup(account: Account, session: string, { id, test_clock }: Kinds["customer"]): void {
  const created = account.now(test_clock);
  const intent = newSetupIntent({
    created,
    customer: id,
    description: null,
    metadata: {},
    usage: "off_session",
  });
  account.add("setup_intent", intent);
  account.emit("setup_intent.created", intent, { clock: test_clock });
  account.store.hide(session, { setup: intent.id });
}

/** The card pays from now on. */
function useCard(account: Account, session: string, id: string, customer: Kinds["customer"]): void {
  const intent = account.store.find("setup_intent", id);
  if (intent?.customer !== customer.id || intent.status !== "succeeded" || intent.payment_method === null)
    return;
  account.store.hide(session, { setup: null });
  const settings = { ...customer.invoice_settings, default_payment_method: intent.payment_method };
  account.change("customer", customer.id, { invoice_settings: settings }, "customer.updated");
  for (const subscription of account.store.ownedBy("subscription", customer.id))
    if (subscription.ended_at === null)
      account.change(
        "subscription",
        subscription.id,
        { default_payment_method: intent.payment_method },
        "customer.subscription.updated",
      );
}

function setCancellation(account: Account, id: string, isCancelled: boolean): void {
  const subscription = account.get("subscription", id);
  const [item] = subscription.items.data;
  account.change(
    "subscription",
    id,
    {
      cancel_at_period_end: isCancelled,
      cancel_at: isCancelled ? (item?.current_period_end ?? null) : null,
      canceled_at: isCancelled ? account.now(subscription.test_clock) : null,
      cancellation_details: {
        ...{ comment: null, feedback: null, feedback_option: null },
        reason: isCancelled ? "cancellation_requested" : null,
      },
    },
    "customer.subscription.updated",
  );
}

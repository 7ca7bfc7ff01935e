import express, { type Router } from "express";
import type { Account } from "../engine/account.ts";
import { addSetup } from "../engine/setups.ts";
import { useCard } from "../engine/use-card.ts";
import { portalPage } from "../web/portal-page.ts";
import { sendPage } from "../web/page.ts";

/** Serves the portal of one customer to everyone who knows the session's secret. */
export function portalRoutes(account: Account): Router {
  const { store } = account;
  const sessionOf = (secret: string) =>
    account.get("billing_portal.session", store.setting(`portal ${secret}`) ?? "");
  return express
    .Router({ mergeParams: true })
    .get("/", (req, res) => {
      const { secret = "" } = req.params as { secret?: string };
      const session = sessionOf(secret);
      const { id, email } = account.get("customer", session.customer);
      const here = `${account.baseUrl}/p/session/${secret}`;
      const added = req.query.setup_intent;
      if (typeof added === "string") {
        store.inTransaction(() => {
          store.hide(session.id, { setup: null });
          useCard(account, id, added);
        });
        res.redirect(303, here);
        return;
      }
      const setup = store.find("setup_intent", String(store.hidden(session.id).setup));
      const isOpen = setup?.status === "requires_payment_method";
      sendPage(
        res,
        portalPage({
          ...{ email, returnUrl: session.return_url },
          features: account.get("billing_portal.configuration", session.configuration).features,
          subscriptions: store.ownedBy("subscription", id).filter(({ ended_at }) => ended_at === null),
          methods: store.ownedBy("payment_method", id),
          invoices: store.ownedBy("invoice", id).filter(({ status }) => status !== "draft"),
          setup: isOpen
            ? {
                ...{ key: account.keys.publishableKey, returnUrl: here },
                clientSecret: setup.client_secret ?? "",
              }
            : undefined,
        }),
      );
    })
    .post("/", (req, res) => {
      const { secret = "" } = req.params as { secret?: string };
      const { id, customer } = sessionOf(secret);
      store.inTransaction(() => {
        store.hide(id, { setup: addSetup(account, { customer }).id });
      });
      res.redirect(303, `${account.baseUrl}/p/session/${secret}`);
    });
}

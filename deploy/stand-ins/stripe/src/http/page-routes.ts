import { join } from "node:path";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import { endAuthentication } from "../engine/payments.ts";
import { endSetupAuthentication } from "../engine/setups.ts";
import type { Account } from "../engine/account.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { SetupIntent } from "../objects/setup-intent.ts";
import { challengePage } from "../web/challenge-page.ts";
import { elementPage } from "../web/element-page.ts";
import { invoicePage } from "../web/invoice-page.ts";
import { invoicePdf } from "../web/invoice-pdf.ts";
import { sendPage } from "../web/page.ts";
import { portalRoutes } from "./portal-routes.ts";

const assets = join(import.meta.dirname, "..", "web", "assets");

/** Serves what browsers show: the script, the frame into which a card's details are typed, and pages. */
export function pageRoutes(account: Account): Router {
  const { store } = account;
  const script: RequestHandler = (_req, res) => res.sendFile(join(assets, "stripe.js"));
  const router = express.Router();
  router.use(["/v3", "/endive", "/assets", "/elements", "/3ds", "/invoice", "/p"], setHeaders);
  // Where Stripe's own script is, at its host.
  router.get(["/v3", "/endive/stripe.js"], script);
  router.use("/assets", express.static(assets, { cacheControl: false, etag: false, lastModified: false }));
  router.get("/elements/payment", (_req, res) => sendPage(res, elementPage(), "form-action 'none'"));
  router.get("/invoice/:id", (req, res) => sendPage(res, invoicePage(account.get("invoice", req.params.id))));
  router.get("/invoice/:id/pdf", (req, res) => {
    const invoice = account.get("invoice", req.params.id);
    res
      .type("pdf")
      .attachment(`invoice-${invoice.number ?? invoice.id}.pdf`)
      .send(invoicePdf(invoice));
  });
  router
    .route("/3ds/:id")
    .get((req, res) => {
      const intent = intentOf(account, req, req.query.client_secret);
      if (intent.status === "requires_action") sendPage(res, challengePage(intent));
      else goBack(account, intent, res);
    })
    .post((req, res) => {
      const form = new URLSearchParams(String(req.body));
      const { id, object } = intentOf(account, req, form.get("client_secret"));
      const hasSucceeded = form.get("outcome") === "complete";
      const end = object === "payment_intent" ? endAuthentication : endSetupAuthentication;
      goBack(
        account,
        store.inTransaction(() => end(account, id, hasSucceeded)),
        res,
      );
    });
  return router.use("/p/session/:secret", portalRoutes(account));
}

const setHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "cross-origin",
  });
  next();
};

type Intent = PaymentIntent | SetupIntent;

/** @throws {ApiError} 404 where there is none with that secret */
function intentOf(account: Account, req: Request, secret: unknown): Intent {
  const id = String(req.params.id);
  const intent = account.store.find("setup_intent", id) ?? account.get("payment_intent", id);
  return intent.client_secret === secret ? intent : account.get("payment_intent", "");
}

/** Leads to where the payment began, with its outcome. */
function goBack(
  { store }: Account,
  { id, object, client_secret: secret, status }: Intent,
  res: Response,
): void {
  const url = new URL(String(store.hidden(id).returnUrl));
  url.searchParams.set(object, id);
  url.searchParams.set(`${object}_client_secret`, secret ?? "");
  url.searchParams.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  res.redirect(303, url.href);
}

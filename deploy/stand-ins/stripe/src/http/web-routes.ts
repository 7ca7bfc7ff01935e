import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "../engine/account.ts";
import { endAuthentication } from "../engine/payments.ts";
import { endSetupAuthentication } from "../engine/setups.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { SetupIntent } from "../objects/setup-intent.ts";
import { challengePage } from "../web/challenge-page.ts";
import { elementPage } from "../web/element-page.ts";
import { invoicePage, invoicePdf } from "../web/invoice-page.ts";
import type { Page, WebRequest } from "../web/page.ts";
import { handlePortal } from "./portal-routes.ts";

const assets = join(import.meta.dirname, "..", "web", "assets");
const javascript = "text/javascript; charset=utf-8";
const css = "text/css; charset=utf-8";
/** By their addresses. The script is at those where Stripe's own is, at its host. */
const files: Readonly<Record<string, { name: string; type: string }>> = {
  "/v3": { name: "stripe.js", type: javascript },
  "/v3/": { name: "stripe.js", type: javascript },
  "/endive/stripe.js": { name: "stripe.js", type: javascript },
  "/assets/payment-element.js": { name: "payment-element.js", type: javascript },
  "/assets/payment-element.css": { name: "payment-element.css", type: css },
  "/assets/portal.js": { name: "portal.js", type: javascript },
  "/assets/page.css": { name: "page.css", type: css },
};

/** What browsers show: the script, the frame with a card's details, and pages. Undefined for other addresses. */
export function handleWeb(account: Account, request: WebRequest): Page | undefined {
  const { method, path } = request;
  const file = files[path];
  if (file && method === "GET") return { type: file.type, body: readFileSync(join(assets, file.name)) };
  if (path === "/elements/payment" && method === "GET") return elementPage();
  const [, room = "", id = "", rest] =
    /^\/(3ds|invoice|receipts|p\/session)\/(\w+)(\/pdf)?$/.exec(path) ?? [];
  if (room === "3ds") return handleChallenge(account, id, request);
  if (room === "p/session") return handlePortal(account, id, request);
  if (method !== "GET") return undefined;
  const invoice = account.store.find("invoice", room === "receipts" ? invoiceOf(account, id) : id);
  if (!invoice) return room === "" ? undefined : notFound;
  return rest === undefined ? invoicePage(invoice) : invoicePdf(invoice);
}

const notFound: Page = { status: 404, type: "text/plain; charset=utf-8", body: "Not found" };

const invoiceOf = ({ store }: Account, intent: string): string => String(store.hidden(intent).invoice);

function handleChallenge(account: Account, id: string, { method, query, body }: WebRequest): Page {
  const { store } = account;
  const form = method === "POST" ? new URLSearchParams(body) : query;
  const intent = store.find("payment_intent", id) ?? store.find("setup_intent", id);
  if (intent?.client_secret !== form.get("client_secret")) return notFound;
  if (intent.status !== "requires_action") return goBack(account, intent);
  if (method !== "POST") return challengePage(intent);
  const hasSucceeded = form.get("outcome") === "complete";
  const ended = store.inTransaction(() =>
    intent.object === "payment_intent"
      ? endAuthentication(account, id, hasSucceeded)
      : endSetupAuthentication(account, id, hasSucceeded),
  );
  return goBack(account, ended);
}

/** To where the payment began, with what has become of it. */
function goBack(
  { store, baseUrl }: Account,
  { id, object, client_secret: secret, status }: PaymentIntent | SetupIntent,
): Page {
  const { returnUrl } = store.hidden(id);
  const url = new URL(typeof returnUrl === "string" ? returnUrl : baseUrl);
  url.searchParams.set(object, id);
  url.searchParams.set(`${object}_client_secret`, secret ?? "");
  url.searchParams.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  return { status: 303, type: "text/plain; charset=utf-8", body: "", headers: { location: url.href } };
}

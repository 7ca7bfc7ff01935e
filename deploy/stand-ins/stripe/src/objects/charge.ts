import type { Decline } from "../cards/test-cards.ts";
import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import type { PaymentMethod } from "./payment-method.ts";

export type Charge = Kinds["charge"];

type Given = {
  created: number;
  intent: PaymentIntent;
  method: PaymentMethod;
  decline: Decline | undefined;
  wasAuthenticated: boolean;
  receiptUrl: string;
};

/** Makes the charge of an attempt to take an intent's amount, which has succeeded or was declined. */
export function newCharge({ created, intent, method, decline, wasAuthenticated, receiptUrl }: Given): Charge {
  const { amount, currency, customer, description, metadata } = intent;
  const id = newId("charge");
  const isPaid = decline === undefined;
  return {
    id,
    object: "charge",
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "WORDLEHINT",
    captured: isPaid,
    created,
    currency,
    customer,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, amount, wasAuthenticated),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: isPaid ? receiptUrl : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(decline: Decline | undefined): Charge["outcome"] {
  if (!decline)
    return {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: "approved_by_network",
      reason: null,
      risk_level: "normal",
      risk_score: 20,
      seller_message: "Payment complete.",
      type: "authorized",
    };
  return {
    advice_code: "try_again_later",
    network_advice_code: null,
    network_decline_code: "05",
    network_status: "declined_by_network",
    reason: decline.declineCode,
    risk_level: "normal",
    risk_score: 20,
    seller_message: "The bank did not return any further details with this decline.",
    type: "issuer_declined",
  };
}

function detailsOf(
  { card, type }: PaymentMethod,
  amount: number,
  wasAuthenticated: boolean,
): Charge["payment_method_details"] {
  if (!card) return null;
  const { brand, country, exp_month, exp_year, funding, last4 } = card;
  return {
    card: {
      amount_authorized: amount,
      authorization_code: "123456",
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country,
      electronic_commerce_indicator: null,
      exp_month,
      exp_year,
      extended_authorization: { status: "disabled" },
      fingerprint: card.fingerprint ?? null,
      funding,
      incremental_authorization: { status: "unavailable" },
      installments: null,
      last4,
      mandate: null,
      multicapture: { status: "unavailable" },
      network: brand,
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: "unavailable" },
      regulated_status: "unregulated",
      three_d_secure: wasAuthenticated
        ? {
            authentication_flow: "challenge",
            electronic_commerce_indicator: "05",
            exemption_indicator: null,
            result: "authenticated",
            result_reason: null,
            transaction_id: null,
            version: "2.2.0",
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
    type,
  };
}

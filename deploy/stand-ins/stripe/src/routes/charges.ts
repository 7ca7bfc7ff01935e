import { z } from "zod";
import { closeDispute } from "../engine/disputes.ts";
import { refundCharge } from "../engine/refunds.ts";
import { ApiError } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, matches, pagination } from "../http/list.ts";
import { boolean, integer, object, optional, text } from "../http/params.ts";

/** Stripe's evidence for tests decides a dispute at once: https://docs.stripe.com/testing#evidence */
const decisions = { winning_evidence: "won", losing_evidence: "lost" } as const;
const evidence = object({}, { uncategorized_text: z.enum(["winning_evidence", "losing_evidence"]) });

/** Payments, and what of them was given back. */
export const charges: Endpoint[] = [
  endpoint("GET", "/v1/charges", optional({ ...pagination, customer: text() }), (call) =>
    list(call, "charge", { owner: call.params.customer }),
  ),
  endpoint("GET", "/v1/charges/:id", optional({}), ({ account, id }) => account.get("charge", id)),
  endpoint(
    "POST",
    "/v1/refunds",
    optional({
      amount: integer(1),
      charge: text(),
      payment_intent: text(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]),
    }),
    ({ account, params: { amount, charge, payment_intent: intent, reason = null } }) => {
      const paid = intent === undefined ? undefined : account.get("payment_intent", intent, "payment_intent");
      const id = charge ?? paid?.latest_charge;
      if (id === undefined || id === null)
        throw new ApiError(
          400,
          "One of the following params should be provided for this request: payment_intent or charge.",
          { code: "parameter_missing" },
        );
      return refundCharge(account, account.get("charge", id, "charge"), { amount, reason });
    },
  ),
  endpoint("GET", "/v1/refunds", optional({ ...pagination, charge: text() }), (call) =>
    list(call, "refund", { where: (refund) => matches([call.params.charge, refund.charge]) }),
  ),
  endpoint("GET", "/v1/disputes", optional({ ...pagination, charge: text() }), (call) =>
    list(call, "dispute", { where: (dispute) => matches([call.params.charge, dispute.charge]) }),
  ),
  endpoint(
    "POST",
    "/v1/disputes/:id",
    object({ submit: boolean() }, { evidence }),
    ({ account, params, id }) => closeDispute(account, id, decisions[params.evidence.uncategorized_text]),
  ),
];

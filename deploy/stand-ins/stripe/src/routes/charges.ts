import { refundCharge, refundIds } from "../engine/refunds.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, listOf, pagination } from "../http/list.ts";
import { integer, metadata, oneOf, text, times } from "../params/types.ts";
import { mergeMetadata } from "./metadata.ts";

/** What was taken and given back. */
export const charges: Endpoint[] = [
  endpoint(
    "GET",
    "/v1/charges",
    { ...pagination, created: times(), customer: text(), payment_intent: text() },
    (call) => {
      const { created, customer, payment_intent: intent } = call.params;
      const where = every<"charge">([
        created && ((charge) => created(charge.created)),
        intent === undefined ? undefined : (charge) => charge.payment_intent === intent,
      ]);
      return list(call, "charge", { owner: customer, where });
    },
  ),
  endpoint("GET", "/v1/charges/{id}", {}, ({ account, path: { id = "" } }) => account.get("charge", id)),
  endpoint("GET", "/v1/charges/{id}/refunds", pagination, ({ account, path: { id = "" }, url }) => {
    const ids = refundIds(account, account.get("charge", id).id).toReversed();
    return listOf(
      ids.map((refund) => account.get("refund", refund)),
      url,
    );
  }),
  endpoint("GET", "/v1/balance_transactions/{id}", {}, ({ account, path: { id = "" } }) =>
    account.get("balance_transaction", id),
  ),
  endpoint(
    "POST",
    "/v1/refunds",
    {
      amount: integer({ min: 1 }),
      charge: text(),
      metadata: metadata(),
      payment_intent: text(),
      reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
    },
    ({ account, params }) => {
      const { amount, charge: given, payment_intent: intentId, reason = null, metadata: said } = params;
      const intent = intentId === undefined ? undefined : account.store.find("payment_intent", intentId);
      if (intentId !== undefined && !intent) throw noSuch("payment_intent", intentId, "payment_intent", 400);
      if (intent && intent.status !== "succeeded")
        throw new ApiError(
          400,
          `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        );
      const id = given ?? intent?.latest_charge ?? undefined;
      if (id === undefined)
        throw new ApiError(
          400,
          "One of the following params should be provided for this request: payment_intent or charge.",
          { code: "parameter_missing" },
        );
      const charge = account.store.find("charge", id);
      if (!charge) throw noSuch("charge", id, "charge", 400);
      return refundCharge(account, charge, { amount, reason, metadata: mergeMetadata({}, said) });
    },
  ),
  endpoint(
    "GET",
    "/v1/refunds",
    { ...pagination, charge: text(), created: times(), payment_intent: text() },
    (call) => {
      const { charge, created, payment_intent: intent } = call.params;
      const where = every<"refund">([
        charge === undefined ? undefined : (refund) => refund.charge === charge,
        created && ((refund) => created(refund.created)),
        intent === undefined ? undefined : (refund) => refund.payment_intent === intent,
      ]);
      return list(call, "refund", { where });
    },
  ),
  endpoint("GET", "/v1/refunds/{id}", {}, ({ account, path: { id = "" } }) => account.get("refund", id)),
  endpoint("POST", "/v1/refunds/{id}", { metadata: metadata() }, ({ account, params, path: { id = "" } }) => {
    const refund = account.get("refund", id);
    return account.change(
      "refund",
      id,
      { metadata: mergeMetadata(refund.metadata ?? {}, params.metadata) },
      "refund.updated",
    );
  }),
];

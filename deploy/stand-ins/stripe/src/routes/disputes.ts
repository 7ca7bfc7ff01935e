import { closeDispute } from "../engine/disputes.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import { boolean, object, text } from "../params/types.ts";

/** With which evidence a dispute is decided at once: https://docs.stripe.com/testing#evidence */
const decisions: ReadonlyMap<string | undefined, "won" | "lost"> = new Map([
  ["winning_evidence", "won"],
  ["losing_evidence", "lost"],
]);

/** Payments that the bank takes back. */
export const disputes: Endpoint[] = [
  endpoint("GET", "/v1/disputes", { ...pagination, charge: text(), payment_intent: text() }, (call) => {
    const { charge, payment_intent: intent } = call.params;
    const where = every<"dispute">([
      charge === undefined ? undefined : (dispute) => dispute.charge === charge,
      intent === undefined ? undefined : (dispute) => dispute.payment_intent === intent,
    ]);
    return list(call, "dispute", { where });
  }),
  endpoint("GET", "/v1/disputes/{id}", {}, ({ account, path: { id = "" } }) => account.get("dispute", id)),
  endpoint(
    "POST",
    "/v1/disputes/{id}",
    { evidence: object({ uncategorized_text: text() }), submit: boolean() },
    ({ account, params: { evidence }, path: { id = "" } }) => {
      const said = evidence?.uncategorized_text;
      const decision = decisions.get(said);
      if (decision) return closeDispute(account, id, decision);
      const dispute = account.get("dispute", id);
      return account.change("dispute", id, {
        evidence: { ...dispute.evidence, uncategorized_text: said ?? null },
      });
    },
  ),
  endpoint("POST", "/v1/disputes/{id}/close", {}, ({ account, path: { id = "" } }) =>
    closeDispute(account, id, "lost"),
  ),
];

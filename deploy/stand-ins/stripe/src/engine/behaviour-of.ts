import { testCards, type CardBehaviour } from "../cards/test-cards.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Account } from "./account.ts";

export function behaviourOf({ store }: Account, { id }: PaymentMethod): CardBehaviour {
  const behaviour = testCards.get(String(store.hidden(id).number));
  if (!behaviour) throw new Error(`${id} has no card`);
  return behaviour;
}

/** The parameters that the payment provider adds to the return address. */
export interface ReturnedIntent {
  kind: "payment" | "setup";
  clientSecret: string;
  /** As reported by the bank's page; the provider's state of the intent is what counts. */
  hasFailed: boolean;
}

/**
 * Returns the payment or the set-up of a card that the bank's page has led back from, or null, and takes all of it out
 * of the address: the secret is private, and a reload asks again anyway.
 */
export function takeReturnedIntent(): ReturnedIntent | null {
  const address = new URL(location.href);
  const { searchParams } = address;
  const hasFailed = searchParams.get("redirect_status") === "failed";
  const found = kinds.flatMap((kind) => {
    const clientSecret = searchParams.get(`${kind}_intent_client_secret`);
    return clientSecret ? [{ kind, clientSecret, hasFailed }] : [];
  });
  const added = [...searchParams.keys()].filter((name) =>
    /^(payment|setup)_intent|^redirect_status$/.test(name),
  );
  if (added.length > 0) {
    for (const name of added) searchParams.delete(name);
    history.replaceState(history.state, "", address);
  }
  return found[0] ?? null;
}

const kinds = ["payment", "setup"] as const;

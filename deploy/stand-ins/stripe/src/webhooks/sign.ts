import { createHmac } from "node:crypto";

/** The header `Stripe-Signature` of a webhook: with a signature for each of the endpoint's secrets. */
export function signatureHeader(body: string, secrets: readonly string[], seconds: number): string {
  const sign = (secret: string) => createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(",");
}

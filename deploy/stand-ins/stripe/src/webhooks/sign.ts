import { createHmac } from "node:crypto";

/** Returns the header `Stripe-Signature` of a webhook. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

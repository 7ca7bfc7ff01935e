import { routes } from "../../../routes.ts";

const exempt: readonly string[] = [
  routes.adsFree.path,
  routes.changeCard.path,
  routes.signIn.path,
  "/reset-password",
  "/verify-email",
  routes.privacy.path,
  routes.terms.path,
  routes.contact.path,
];

/** Returns whether the ad blocker prompt is off: on pages to subscribe or sign in, and on legal pages. */
export function isExempt(path: string): boolean {
  return exempt.includes(path.replace(/\/+$/, ""));
}

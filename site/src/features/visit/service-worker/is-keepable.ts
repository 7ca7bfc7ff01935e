import { archiveSearchPath, isPaymentPage } from "@wordlehint/contracts";
import { routes } from "../../../routes.ts";

const personal: readonly string[] = [
  routes.signIn.path,
  routes.emailPreferences.path,
  "/reset-password",
  "/verify-email",
  "/confirm-subscription",
  "/unsubscribe",
  archiveSearchPath,
];

/**
 * Returns whether a page may be kept for reading without a network. No page contains anything about a player, but those
 * for accounts and payments are of no use without a network, and their addresses tell what somebody did here.
 */
export function isKeepable(path: string): boolean {
  return !personal.includes(path) && !isPaymentPage(path) && !path.startsWith("/_styleguide");
}

/** Below this path are the pages on which players pay. */
export const paymentPath = "/subscribe";

/**
 * Whether a path is that of a page with the payment provider's script. Its security policy allows the script, and no
 * other page's does; query and fragment don't matter.
 */
export function isPaymentPage(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  return `${pathname}/`.startsWith(`${paymentPath}/`);
}

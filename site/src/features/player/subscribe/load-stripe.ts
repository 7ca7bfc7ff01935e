import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

/** Address of the payment provider's script, and the account's key. */
export interface Provider {
  publishableKey: string;
  scriptUrl: string;
}

let loading: { url: string; loaded: Promise<void> } | undefined;

/**
 * Loads the payment provider's script, once for a document, and returns its client.
 * @throws {Error} if the script can't be loaded; the next call tries again
 */
export async function openStripe({ publishableKey, scriptUrl }: Provider): Promise<Stripe> {
  await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("There is no document");
  return stripe;
}

/** `loadStripe` takes the `window.Stripe` that this script makes, and would load none but Stripe's own. */
async function loadScript(url: string): Promise<void> {
  if (hasClient()) return;
  if (loading?.url !== url) loading = { url, loaded: insertScript(url) };
  try {
    await loading.loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  if (!hasClient()) {
    loading = undefined;
    throw new Error("The payment provider's script made no client");
  }
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script at ${url} can't be loaded`));
    };
    document.head.append(script);
  });
}

function hasClient(): boolean {
  return window.Stripe !== undefined;
}

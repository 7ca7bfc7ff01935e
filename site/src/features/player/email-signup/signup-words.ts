import { releaseInFull } from "../../../lib/release-words.ts";
import type { ToastText } from "../../../state/toast-slice.ts";

export const invalidEmail: ToastText & { description: string } = {
  title: "Invalid Email",
  description: "Please enter a valid email address.",
  kind: "danger",
};

/** The welcome for a new subscriber. */
export function welcome(product: string): ToastText {
  return {
    title: `Welcome to ${product}!`,
    description: `You'll receive daily Wordle hints at midnight ET. ${releaseInFull}`,
  };
}

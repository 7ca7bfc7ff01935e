import { useAppDispatch } from "./hooks.ts";
import { logFailure } from "../lib/log.ts";
import { toastShown } from "../state/toast-slice.ts";

/** What is handed over. */
export interface Shared {
  /** The absolute address of a page. */
  url: string;
  text: string;
}

interface Sharing {
  /** Opens the device's sheet, or copies text and address where there is none. */
  share: (shared: Shared) => Promise<void>;
  /** Copies a text. @param title what the toast says then */
  copy: (text: string, title: string) => Promise<void>;
}

/** Functions that hand something over to other apps. They never reject: a toast says what to do instead. */
export function useShare(): Sharing {
  const dispatch = useAppDispatch();

  async function copy(text: string, title: string): Promise<void> {
    // Undefined without HTTPS.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    try {
      await clipboard?.writeText(text);
    } catch (error) {
      logFailure("Could not copy the text", error);
      dispatch(uncopied(text));
      return;
    }
    dispatch(clipboard ? toastShown({ title }) : uncopied(text));
  }

  async function share({ url, text }: Shared): Promise<void> {
    if (!("share" in navigator)) return copy(`${text}\n${url}`, "Copied: paste it wherever you like");
    try {
      await navigator.share({ url, text });
    } catch (error) {
      // The player has closed the device's sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      logFailure("Could not share the page", error);
      await copy(`${text}\n${url}`, "Copied: paste it wherever you like");
    }
  }

  return { share, copy };
}

const uncopied = (text: string) =>
  toastShown({ title: "It could not be copied", description: text, kind: "danger" });

import { EnvelopeIcon } from "@sanity/icons/Envelope";
import type { ToastParams } from "@sanity/ui/toast";
import { useCallback, useState } from "react";
import type { DocumentActionDescription } from "sanity";
import type { PreviewResult } from "./send-preview.ts";

type Document = Readonly<Record<string, unknown>>;

interface Options {
  /** Null while there is none. */
  document: Document | null;
  send: (document: Document) => Promise<PreviewResult>;
  push: (toast: ToastParams) => unknown;
}

/** The action that sends a preview once at a time, and tells the editor what has become of it. */
export function usePreviewAction({ document, send, push }: Options): DocumentActionDescription {
  const [isSending, setSending] = useState(false);
  const onHandle = useCallback(async () => {
    if (document === null) return;
    setSending(true);
    const result = await send(document);
    setSending(false);
    push(toastOf(result));
  }, [document, push, send]);
  return {
    icon: EnvelopeIcon,
    label: isSending ? "Sending the preview…" : "Send a preview",
    title: "Sends this text with sample values to your own email address.",
    disabled: isSending || document === null,
    onHandle: () => void onHandle(),
  };
}

const toastOf = (result: PreviewResult): ToastParams =>
  result.kind === "sent"
    ? { status: "success", title: "Preview sent", description: `It is on its way to ${result.to}.` }
    : { status: "error", title: "No preview was sent", description: result.reason, closable: true };

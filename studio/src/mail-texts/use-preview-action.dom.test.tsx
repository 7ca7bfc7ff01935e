import { act, renderHook, waitFor } from "@testing-library/react";
import type { ToastParams } from "@sanity/ui/toast";
import type { PreviewResult } from "./send-preview.ts";
import { usePreviewAction } from "./use-preview-action.ts";

function renderAction(document: Record<string, unknown> | null = { subject: "Hello" }) {
  const sending = Promise.withResolvers<PreviewResult>();
  const sent: unknown[] = [];
  const toasts: ToastParams[] = [];
  const send = (draft: unknown) => {
    sent.push(draft);
    return sending.promise;
  };
  const push = (toast: ToastParams) => toasts.push(toast);
  const { result } = renderHook(() => usePreviewAction({ document, send, push }));
  return { result, sending, sent, toasts };
}

it("sends the document once, and says where to", async () => {
  const { result, sending, sent, toasts } = renderAction();
  expect(result.current).toMatchObject({ label: "Send a preview", disabled: false });
  act(() => result.current.onHandle?.());
  expect(sent).toEqual([{ subject: "Hello" }]);
  expect(result.current).toMatchObject({ label: "Sending the preview…", disabled: true });
  sending.resolve({ kind: "sent", to: "ada@example.org" });
  await waitFor(() => expect(result.current).toMatchObject({ label: "Send a preview", disabled: false }));
  expect(toasts).toMatchObject([
    { status: "success", title: "Preview sent", description: "It is on its way to ada@example.org." },
  ]);
});

it("says why nothing was sent", async () => {
  const { result, sending, toasts } = renderAction();
  act(() => result.current.onHandle?.());
  sending.resolve({ kind: "refused", reason: "Too many requests." });
  await waitFor(() => expect(result.current.disabled).toBe(false));
  expect(toasts).toMatchObject([
    { status: "error", title: "No preview was sent", description: "Too many requests." },
  ]);
});

it("is disabled while there is no document", () => {
  expect(renderAction(null).result.current.disabled).toBe(true);
});

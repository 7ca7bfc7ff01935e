import { useToast } from "@sanity/ui/toast";
import { useCallback } from "react";
import { useClient, type DocumentActionComponent } from "sanity";
import { apiVersion } from "../app/api-version.ts";
import { editorPass } from "../app/editor-pass.ts";
import { environment } from "../app/environment.ts";
import { sendPreview } from "./send-preview.ts";
import { usePreviewAction } from "./use-preview-action.ts";

/** Sends the email as the editor sees it, with sample values, to the editor's own address. */
export const SendPreview: DocumentActionComponent = ({ draft, published, version }) => {
  const client = useClient({ apiVersion });
  const { push } = useToast();
  const send = useCallback(
    (document: Readonly<Record<string, unknown>>) =>
      sendPreview({
        siteUrl: environment.siteUrl,
        document,
        pass: editorPass(client),
        fetch: (input, init) => fetch(input, init),
      }),
    [client],
  );
  return usePreviewAction({ document: version ?? draft ?? published, send, push });
};
SendPreview.displayName = "SendPreview";

import { connectContent } from "../clients/studio/connect-content.ts";
import { createEditorAddresses, type EditorAddresses } from "../clients/studio/editor-addresses.ts";
import { createPreviewSecrets, type PreviewSecrets } from "../clients/studio/preview-secrets.ts";
import { createTextCheckPasses, type TextCheckPasses } from "../clients/studio/text-check-passes.ts";
import type { BaseContext } from "./base.ts";

/** The parts that know editors. They are undefined without a token that reads drafts. */
export type StudioContext = BaseContext & {
  previewSecrets: PreviewSecrets | undefined;
  textCheckPasses: TextCheckPasses | undefined;
  editorAddresses: EditorAddresses | undefined;
};

export function openStudio(base: BaseContext): StudioContext {
  const { config, limits, log } = base;
  const client = connectContent(config, limits.contentMs);
  return {
    ...base,
    previewSecrets: client && createPreviewSecrets({ client, log }),
    textCheckPasses: client && createTextCheckPasses({ client, log }),
    editorAddresses: client && createEditorAddresses({ client, log }),
  };
}

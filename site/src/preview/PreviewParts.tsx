import { VisualEditing } from "@sanity/visual-editing/react";
import { useEffect, useState } from "react";
import { layer } from "../theme/tokens.ts";
import { makeHistoryAdapter } from "./history-adapter.ts";
import { PreviewBar } from "./PreviewBar.tsx";
import { refresh } from "./refresh.ts";

/** The parts that a preview adds to its page: visual editing, and the preview bar. */
export function PreviewParts({ path }: { path: string }) {
  const [history] = useState(makeHistoryAdapter);
  useEffect(() => history.arrived(location.href), [history, path]);
  return (
    <>
      <PreviewBar />
      <VisualEditing portal history={history.adapter} refresh={refresh} zIndex={layer.overlay} />
    </>
  );
}

import { createClient } from "@sanity/client";
import { useLiveMode, useQuery } from "@sanity/react-loader";
import { useState, type ReactNode } from "react";
import { apiVersion } from "./api-version.ts";
import type { PreviewData } from "./preview-data.ts";
import { stegaFilter } from "./stega-filter.ts";

interface Props {
  preview: PreviewData;
  /** As the page was rendered with. */
  content: unknown;
  show: (content: unknown) => ReactNode;
}

/** Shows content as the studio that frames the page has it, while it is being written. */
export function LiveContent({ preview, content, show }: Props) {
  const { query, params, sourceMap, studioUrl } = preview;
  const [client] = useState(() => studioClient(preview));
  const [initial] = useState({ data: content, sourceMap, perspective: "drafts" as const });
  useLiveMode({ client, studioUrl });
  const { data } = useQuery(query, params, { initial });
  return show(data ?? null);
}

/** It asks nothing by itself: the studio answers for it. It knows what is asked, and marks the answers. */
function studioClient({ projectId, dataset, apiHost, studioUrl }: PreviewData) {
  return createClient({
    projectId,
    dataset,
    apiHost,
    apiVersion,
    useCdn: false,
    perspective: "drafts",
    stega: { enabled: true, studioUrl, filter: stegaFilter },
  });
}

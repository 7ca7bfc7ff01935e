import { createClient } from "@sanity/client";
import { useLiveMode, useQuery } from "@sanity/react-loader";
import { useState, type ReactNode } from "react";
import { apiVersion } from "./api-version.ts";
import type { PreviewData } from "./preview-data.ts";
import { stegaFilter } from "./stega-filter.ts";

interface Props {
  preview: PreviewData;
  /** The content that the page was rendered with. */
  content: unknown;
  show: (content: unknown) => ReactNode;
}

/** Shows content as the studio around the preview frame has it, while it is edited. */
export function LiveContent({ preview, content, show }: Props) {
  const { query, params, sourceMap, studioUrl } = preview;
  const [client] = useState(() => studioClient(preview));
  const [initial] = useState({ data: content, sourceMap, perspective: "drafts" as const });
  useLiveMode({ client, studioUrl });
  const { data } = useQuery(query, params, { initial });
  return show(data ?? null);
}

/** The client sends no queries: the studio answers them. It serves to match queries and to mark texts. */
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

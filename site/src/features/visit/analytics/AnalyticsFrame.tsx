import { useEffect, useRef, useState } from "react";
import { providerDocument } from "../../../lib/provider-document.ts";
import { receiveEvents, track } from "../../../lib/track.ts";
import { makeOutbox } from "./outbox.ts";
import { trackWebVitals } from "./web-vitals.ts";

interface Props {
  scriptUrl: string;
  /** The current path, without the query, which may hold a secret. */
  path: string;
}

/**
 * The analytics provider's script in a frame of its own. It receives each `AnalyticsEvent` as the data of a
 * `message`:
 *
 * addEventListener("message", ({ data }) => fetch(collector, { method: "POST", body: JSON.stringify(data)
 * }));
 *
 * The script must come from another origin than the site, whose responses no foreign frame may read.
 */
export function AnalyticsFrame({ scriptUrl, path }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [outbox] = useState(makeOutbox);

  useEffect(() => receiveEvents(outbox.send), [outbox]);
  useEffect(() => track({ name: "page_view", path }), [path]);
  useEffect(trackWebVitals, []);

  return (
    <iframe
      ref={frame}
      hidden
      title="Analytics"
      sandbox="allow-scripts"
      srcDoc={providerDocument(scriptUrl)}
      // The sandboxed frame has an opaque origin, so "*" is the only possible target.
      onLoad={() => outbox.open((event) => frame.current?.contentWindow?.postMessage(event, "*"))}
    />
  );
}

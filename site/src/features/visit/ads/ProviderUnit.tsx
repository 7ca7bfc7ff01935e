import styled from "@emotion/styled";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { providerDocument } from "../../../lib/provider-document.ts";

interface Props {
  scriptUrl: string;
  place: string;
  /** The provider's ad unit for this place. */
  unitId: string | undefined;
  width: number;
  height: number;
  /** Shown until the provider's unit has content. */
  children: ReactNode;
}

/** After this time without content, the provider's frame is removed. */
const timeoutMs = 10_000;

/**
 * The ad provider's script in a frame of the unit's size. It reads `data-place`, `data-unit` (optional),
 * `data-width` and `data-height` from its own script element, fills the body, and then calls:
 *
 *     parent.postMessage("filled", "*");
 *
 * The frame stays hidden until then. The script must come from another origin than the site, whose responses
 * no foreign frame may read.
 */
export function ProviderUnit({ scriptUrl, place, unitId, width, height, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "filled" | "given-up">("loading");

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && data === "filled") setState("filled");
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("given-up"), timeoutMs);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      {state !== "filled" && children}
      {state !== "given-up" && (
        <Frame
          ref={frame}
          title="Advertisement"
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          srcDoc={providerDocument(scriptUrl, {
            place,
            ...(unitId !== undefined && { unit: unitId }),
            width: String(width),
            height: String(height),
          })}
          width={width}
          height={height}
          data-state={state}
        />
      )}
    </>
  );
}

const Frame = styled.iframe({
  position: "absolute",
  inset: 0,
  margin: "auto",
  border: 0,
  "&[data-state=loading]": { visibility: "hidden" },
});

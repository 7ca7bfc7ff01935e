import styled from "@emotion/styled";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { providerDocument } from "../../lib/provider-document.ts";

interface Props {
  scriptUrl: string;
  place: string;
  /** The provider's own name for what belongs into the place. */
  unitId: string | undefined;
  width: number;
  height: number;
  /** Stands in until the provider shows something. */
  children: ReactNode;
}

/** A provider that has shown nothing by then is asked no longer. */
const patienceMs = 10_000;

/**
 * The ad provider: a script, in a frame of its own and of the unit's size, that reads `data-place`,
 * `data-unit` (where there is one), `data-width` and `data-height` of its own element, fills the body, and
 * then says so:
 *
 *     parent.postMessage("filled", "*");
 *
 * Before that nothing of it is seen. It must come from another origin than the site, whose own answers no
 * foreign frame may read.
 */
export function ProviderUnit({ scriptUrl, place, unitId, width, height, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"asked" | "filled" | "given-up">("asked");

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && data === "filled") setState("filled");
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);

  useEffect(() => {
    if (state !== "asked") return;
    const timer = setTimeout(() => setState("given-up"), patienceMs);
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
  "&[data-state=asked]": { visibility: "hidden" },
});

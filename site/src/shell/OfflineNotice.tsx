import styled from "@emotion/styled";
import { useSyncExternalStore } from "react";
import { useKeptAt } from "../lib/use-kept-at.ts";
import { border, color, layer, space, touch } from "../theme/tokens.ts";
import { OfflineMessage } from "./OfflineMessage.tsx";

/** Says that the browser is offline, or that the page is one that it had kept. Announced politely. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const keptAtMs = useKeptAt();
  const isNewest = isOnline && keptAtMs === null;
  return (
    <Place role="status">{!isNewest && <OfflineMessage isOnline={isOnline} keptAtMs={keptAtMs} />}</Place>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

const Place = styled.div({
  position: "sticky",
  top: 0,
  zIndex: layer.bar,
  background: color.surface,
  "&:not(:empty)": { borderBottom: border.rule },
  // Keeps focused elements clear of the bar.
  "html:has(&:not(:empty))": { scrollPaddingTop: `calc(${touch} + ${space[3]})` },
});

import styled from "@emotion/styled";
import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { border, color, icon, layer, space, touch } from "../theme/tokens.ts";
import { Wrap } from "../ui/Wrap.tsx";

/** Says while the browser is offline that what is shown may be old. Read out when the reader pauses. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Place role="status">
      {!isOnline && (
        <Row>
          <CloudOff />
          You are offline. What you see may be out of date.
        </Row>
      )}
    </Place>
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
  // What takes focus further up the page must not hide behind the bar.
  "html:has(&:not(:empty))": { scrollPaddingTop: `calc(${touch} + ${space[3]})` },
});

const Row = styled(Wrap)({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  paddingBlock: space[2],
  color: color.inkSoft,
  "& > svg": { flex: "none", width: icon.control, height: icon.control, color: color.amber },
});

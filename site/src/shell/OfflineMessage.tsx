import styled from "@emotion/styled";
import { CloudOff } from "lucide-react";
import { instantText } from "../lib/instant-text.ts";
import { color, icon, space, touch } from "../theme/tokens.ts";
import { Wrap } from "../ui/layout/Wrap.tsx";

interface Props {
  isOnline: boolean;
  /** When the page was kept, in milliseconds since 1970; null if it comes from the network. */
  keptAtMs: number | null;
}

export function OfflineMessage({ isOnline, keptAtMs }: Props) {
  return (
    <Row>
      <CloudOff />
      {keptAtMs === null
        ? "You are offline. What you see may be out of date."
        : `${isOnline ? "Not the newest" : "You are offline"}: this page was kept on ${instantText(new Date(keptAtMs).toISOString())}.`}
    </Row>
  );
}

const Row = styled(Wrap)({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  paddingBlock: space[2],
  color: color.inkSoft,
  "& > svg": { flex: "none", width: icon.control, height: icon.control, color: color.amber },
});

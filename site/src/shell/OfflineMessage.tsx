import styled from "@emotion/styled";
import { CloudOff } from "lucide-react";
import { color, icon, space, touch } from "../theme/tokens.ts";
import { Wrap } from "../ui/layout/Wrap.tsx";

export function OfflineMessage() {
  return (
    <Row>
      <CloudOff />
      You are offline. What you see may be out of date.
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

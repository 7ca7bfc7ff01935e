import styled from "@emotion/styled";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { color, icon, space } from "../../../theme/tokens.ts";

interface Props {
  /** All but `plain` have an icon. */
  kind?: "plain" | "good" | "attention" | "waiting";
  children: ReactNode;
}

/** A line below a fact that says how it stands. */
export function StateLine({ kind = "plain", children }: Props) {
  return (
    <Line data-kind={kind}>
      {kind === "good" && <CircleCheck />}
      {kind === "attention" && <CircleAlert />}
      {kind === "waiting" && <Clock />}
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p({
  display: "flex",
  gap: space[2],
  color: color.inkSoft,
  overflowWrap: "anywhere",
  "& > span": { minWidth: 0 },
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline, marginTop: "0.2em" },
  "&[data-kind=good] > svg": { color: color.green },
  "&[data-kind=attention]": { color: color.amber },
  "&[data-kind=waiting] > svg": { color: color.amber },
  "& strong": { color: color.ink, fontWeight: 600 },
});

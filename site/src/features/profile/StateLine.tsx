import styled from "@emotion/styled";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { color, icon, space } from "../../theme/tokens.ts";

interface Props {
  /** `good` and `attention` have an icon and a colour, `plain` has neither. */
  kind?: "plain" | "good" | "attention";
  children: ReactNode;
}

/** A line below a fact that says how it stands. */
export function StateLine({ kind = "plain", children }: Props) {
  return (
    <Line data-kind={kind}>
      {kind === "good" && <CircleCheck />}
      {kind === "attention" && <CircleAlert />}
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p({
  display: "flex",
  gap: space[2],
  color: color.inkSoft,
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline, marginTop: "0.2em" },
  "&[data-kind=good] > svg": { color: color.green },
  "&[data-kind=attention]": { color: color.amber },
});

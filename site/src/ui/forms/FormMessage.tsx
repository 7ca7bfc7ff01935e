import styled from "@emotion/styled";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { color, icon, radius, space } from "../../theme/tokens.ts";

interface Props {
  /** `danger`: something failed. */
  kind?: "plain" | "danger";
  children: ReactNode;
}

/** The outcome of a form, shown beside it for as long as it matters. A toast announces it. */
export function FormMessage({ kind = "plain", children }: Props) {
  return (
    <Frame data-kind={kind}>
      {kind === "danger" ? <CircleAlert /> : <CircleCheck />}
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.div({
  display: "flex",
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.green}`,
  borderInlineStartWidth: "6px",
  borderRadius: radius.control,
  background: color.surface,
  "& > svg": { flex: "none", width: icon.control, height: icon.control, color: color.green },
  "& > div": { minWidth: 0, overflowWrap: "anywhere" },
  "&[data-kind=danger]": { borderColor: color.danger, "& > svg": { color: color.danger } },
});

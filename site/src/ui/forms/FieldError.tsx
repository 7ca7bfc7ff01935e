import styled from "@emotion/styled";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { color, icon, space } from "../../theme/tokens.ts";

/** Says what is wrong, or what failed, beside it. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <Line>
      <CircleAlert />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p({
  display: "flex",
  gap: space[2],
  color: color.danger,
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline, marginTop: "0.2em" },
});

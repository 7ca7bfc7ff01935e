import styled from "@emotion/styled";
import { Check } from "lucide-react";
import { border, color, from, icon, space, type } from "../../../theme/tokens.ts";
import type { PremiumContent } from "../../../content/premium-content.ts";

/** The benefits of Premium, beside the form. */
export function Benefits({ premium: { benefits, pitch } }: { premium: PremiumContent }) {
  return (
    <Side aria-label="What Premium brings">
      <h2>What you get</h2>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check />
            {benefit}
          </li>
        ))}
      </ul>
      {pitch !== "" && <p>{pitch}</p>}
    </Side>
  );
}

const Side = styled.aside({
  display: "grid",
  gap: space[4],
  alignContent: "start",
  [from.tablet]: { paddingInlineStart: space[7], borderInlineStart: border.rule },
  "& > h2": { font: type.heading },
  "& > ul": { display: "grid", gap: space[3] },
  "& li": { display: "flex", gap: space[3] },
  "& li > svg": { flex: "none", width: icon.control, height: icon.control, color: color.green },
  "& > p": { color: color.inkSoft },
});

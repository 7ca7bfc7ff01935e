import styled from "@emotion/styled";
import { Item, ItemIndicator, ItemText } from "@radix-ui/react-select";
import { Check } from "lucide-react";
import { icon, space } from "../../theme/tokens.ts";
import { menuItemStyle } from "../menus/menu-item.ts";

export interface Option {
  /** Not empty. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

/** An option of a select; the selected one has a tick. */
export function SelectOption({ option: { value, label, isDisabled = false } }: { option: Option }) {
  return (
    <Line value={value} disabled={isDisabled}>
      <ItemText>{label}</ItemText>
      <ItemIndicator asChild>
        <Check />
      </ItemIndicator>
    </Line>
  );
}

const Line = styled(Item)(menuItemStyle, {
  justifyContent: "space-between",
  gap: space[4],
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline },
  "&[data-state=checked]": { fontWeight: 600 },
});

import styled from "@emotion/styled";
import { Indicator, Root } from "@radix-ui/react-checkbox";
import { Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { color, forcedColors, icon, motion, motionOk, radius } from "../../theme/tokens.ts";
import { choiceControl, choiceFocus } from "./choice-style.ts";
import { ChoiceRow } from "./ChoiceRow.tsx";

interface Props {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A checkbox, for a choice that takes effect when its form is submitted. */
export function Checkbox({ label, isChecked, onChange, isDisabled = false, help, error, ref }: Props) {
  return (
    <ChoiceRow label={label} help={help} error={error}>
      {(ids) => (
        <Target
          {...ids}
          ref={ref}
          checked={isChecked}
          disabled={isDisabled}
          onCheckedChange={(checked) => onChange(checked === true)}
        >
          <Box data-box>
            <Indicator asChild>
              <Check />
            </Indicator>
          </Box>
        </Target>
      )}
    </ChoiceRow>
  );
}

const Box = styled.span({
  display: "grid",
  placeItems: "center",
  width: "24px",
  height: "24px",
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.tile,
  background: color.paper,
  color: color.greenInk,
  printColorAdjust: "exact",
  "& > svg": { width: icon.inline, height: icon.inline, strokeWidth: 3 },
  [motionOk]: { transition: `background ${motion.quick}, border-color ${motion.quick}` },
});

const Target = styled(Root)(choiceControl, {
  ...choiceFocus("[data-box]"),
  "&[data-state=checked] > [data-box]": { borderColor: color.green, background: color.green },
  "&[aria-invalid=true] > [data-box]": { borderColor: color.danger },
  "&:disabled > [data-box]": { borderStyle: "dashed", borderColor: color.lineStrong },
  "&:disabled[data-state=checked] > [data-box]": { background: color.sunken, color: color.inkSoft },
  [forcedColors]: {
    "& > [data-box]": { color: "ButtonText" },
    "&:disabled > [data-box]": { color: "GrayText" },
  },
});

import styled from "@emotion/styled";
import { Root, Thumb } from "@radix-ui/react-switch";
import type { ReactNode } from "react";
import { color, forcedColors, motion, motionOk, radius } from "../../theme/tokens.ts";
import { choiceControl, choiceFocus } from "./choice-style.ts";
import { ChoiceRow } from "./ChoiceRow.tsx";

interface Props {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  help?: ReactNode;
}

/** A switch, for a setting that takes effect at once. */
export function Switch({ label, isOn, onChange, isDisabled = false, help }: Props) {
  return (
    <ChoiceRow label={label} help={help}>
      {(ids) => (
        <Target {...ids} checked={isOn} disabled={isDisabled} onCheckedChange={onChange}>
          <Track data-track>
            <Knob />
          </Track>
        </Target>
      )}
    </ChoiceRow>
  );
}

const Track = styled.span({
  display: "block",
  width: "48px",
  height: "28px",
  padding: "4px",
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.sunken,
  [motionOk]: { transition: `background ${motion.quick}, border-color ${motion.quick}` },
});

const Knob = styled(Thumb)({
  display: "block",
  width: "17px",
  height: "17px",
  borderRadius: radius.round,
  background: color.inkSoft,
  "&[data-state=checked]": { transform: "translateX(20px)", background: color.greenInk },
  "&[data-disabled]": { background: color.lineStrong },
  [motionOk]: { transition: `transform ${motion.quick}` },
  [forcedColors]: {
    "&, &[data-state=checked]": { background: "ButtonText" },
    "&[data-disabled]": { background: "GrayText" },
  },
});

const Target = styled(Root)(choiceControl, {
  width: "52px",
  marginInlineStart: "-2px",
  ...choiceFocus("[data-track]"),
  "&[data-state=checked] > [data-track]": { borderColor: color.green, background: color.green },
  "&:disabled > [data-track]": {
    borderStyle: "dashed",
    borderColor: color.lineStrong,
    background: color.sunken,
  },
  // In forced colors, only the track's border and the knob's position show that it is on.
  [forcedColors]: { "&[data-state=checked] > [data-track]": { borderWidth: "3px", padding: "2.5px" } },
});

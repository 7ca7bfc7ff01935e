import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import { color, icon, space } from "../../theme/tokens.ts";
import { controlStyle } from "./control-style.ts";
import { Field } from "./Field.tsx";

interface OptionGroup {
  label: string;
  options: readonly { value: string; label: string }[];
}

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  groups: readonly OptionGroup[];
  help?: string | undefined;
  error?: string | undefined;
}

/** The browser's own select: for hundreds of options, which phones show best by themselves. */
export function NativeSelect({ label, value, onChange, groups, help, error }: Props) {
  return (
    <Field label={label} help={help} error={error}>
      {(ids) => (
        <Frame>
          <Control {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </Control>
          <ChevronDown />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div({
  position: "relative",
  "& > svg": {
    position: "absolute",
    insetBlock: 0,
    insetInlineEnd: space[3],
    width: icon.inline,
    height: "100%",
    color: color.inkSoft,
    pointerEvents: "none",
  },
});

const Control = styled.select(controlStyle, {
  appearance: "none",
  paddingInlineEnd: space[7],
  textOverflow: "ellipsis",
  cursor: "pointer",
});

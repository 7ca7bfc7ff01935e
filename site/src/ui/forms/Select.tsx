import styled from "@emotion/styled";
import { Content, Icon, Portal, Root, Trigger, Value, Viewport } from "@radix-ui/react-select";
import { ChevronDown } from "lucide-react";
import { border, color, icon, layer, motion, motionOk, radius, shadow, space } from "../../theme/tokens.ts";
import { controlStyle } from "./control-style.ts";
import { Field } from "./Field.tsx";
import { SelectOption, type Option } from "./SelectOption.tsx";

interface Props {
  label: string;
  /** The value of an option; empty if nothing is selected yet. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  help?: string;
  error?: string;
  /** Shown while nothing is selected. */
  placeholder?: string;
  isDisabled?: boolean;
}

/** A select with its label, help and error. */
export function Select(props: Props) {
  const { label, value, onChange, options, help, error, placeholder, isDisabled = false } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <Field label={label} help={help} error={error}>
      {(ids) => (
        <Root value={value} onValueChange={onChange} disabled={isDisabled}>
          <Box {...ids}>
            {/* Passed as children, so that it is in the server's HTML too. */}
            <Value placeholder={placeholder}>{chosen?.label}</Value>
            <Icon asChild>
              <ChevronDown />
            </Icon>
          </Box>
          <Portal>
            <List position="popper" sideOffset={4} collisionPadding={8}>
              <Options>
                {options.map((option) => (
                  <SelectOption key={option.value} option={option} />
                ))}
              </Options>
            </List>
          </Portal>
        </Root>
      )}
    </Field>
  );
}

const Box = styled(Trigger)(controlStyle, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  textAlign: "start",
  cursor: "pointer",
  "&[data-placeholder]": { color: color.inkSoft },
  "& > span": { minWidth: 0 },
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline, color: color.inkSoft },
});

const List = styled(Content)({
  zIndex: layer.overlay,
  width: "var(--radix-select-trigger-width)",
  minWidth: "fit-content",
  maxWidth: `calc(100vw - ${space[4]})`,
  maxHeight: "min(24rem, var(--radix-select-content-available-height))",
  overflow: "hidden",
  border: border.control,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: shadow.raised,
  [motionOk]: { animation: motion.rise },
});

const Options = styled(Viewport)({
  padding: space[1],
  // The scroll bar shows that the list goes on; Radix would hide it.
  "&&": { scrollbarWidth: "thin" },
});

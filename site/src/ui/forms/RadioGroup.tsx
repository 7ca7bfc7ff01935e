import styled from "@emotion/styled";
import { useId } from "react";
import { color, space, touch, type } from "../../theme/tokens.ts";

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice of one among few options, all of them in view. */
export function RadioGroup<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <Frame>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Frame>
  );
}

const Frame = styled.fieldset({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& > legend": { marginBottom: space[1], padding: 0, font: type.control },
  "& > label": {
    display: "flex",
    alignItems: "center",
    gap: space[3],
    minHeight: touch,
    cursor: "pointer",
  },
  "& input": { flex: "none", width: "22px", height: "22px", margin: 0, accentColor: color.green },
});

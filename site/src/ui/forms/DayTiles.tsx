import styled from "@emotion/styled";
import { useId } from "react";
import { border, color, forcedColors, radius, size, space, touch, type } from "../../theme/tokens.ts";
import { FieldError } from "./FieldError.tsx";

interface Props {
  /** 0 is Sunday. */
  days: readonly number[];
  onChange: (days: number[]) => void;
  error?: string | undefined;
}

const week = [
  { day: 1, name: "Monday" },
  { day: 2, name: "Tuesday" },
  { day: 3, name: "Wednesday" },
  { day: 4, name: "Thursday" },
  { day: 5, name: "Friday" },
  { day: 6, name: "Saturday" },
  { day: 0, name: "Sunday" },
];

/** The days of the week as tiles to tick. */
export function DayTiles({ days, onChange, error }: Props) {
  const errorId = useId();
  const toggle = (day: number): void =>
    onChange(days.includes(day) ? days.filter((each) => each !== day) : [...days, day]);
  return (
    <Frame aria-describedby={error ? errorId : undefined}>
      <legend>Days</legend>
      <div>
        {week.map(({ day, name }) => (
          <label key={day}>
            <input
              type="checkbox"
              name="days"
              value={day}
              aria-label={name}
              aria-invalid={error ? true : undefined}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden="true">{name.slice(0, 2)}</span>
          </label>
        ))}
      </div>
      <Wrong id={errorId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </Wrong>
    </Frame>
  );
}

const Frame = styled.fieldset({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& > legend": { marginBottom: space[2], padding: 0, font: type.control },
  "& > div": { display: "flex", flexWrap: "wrap", gap: space[1] },
  "& label": { position: "relative", cursor: "pointer" },
  "& input": { position: "absolute", inset: 0, width: "100%", height: "100%", margin: 0, opacity: 0 },
  "& label > span": {
    display: "grid",
    placeItems: "center",
    width: touch,
    height: touch,
    border: border.control,
    borderRadius: radius.tile,
    color: color.inkSoft,
    font: type.control,
    fontSize: size.text,
  },
  "& input:checked + span": {
    borderColor: color.green,
    background: color.green,
    color: color.greenInk,
    [forcedColors]: { border: "4px solid" },
  },
  "& input:focus-visible + span": { outline: `3px solid ${color.green}`, outlineOffset: "3px" },
  "& input[aria-invalid=true] + span": { borderColor: color.danger },
});

const Wrong = styled.div({ "& > p": { marginTop: space[2] } });

import { useState } from "react";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Columns } from "./Columns.tsx";

const long = "A choice whose label is so long that it has to go on below itself, beside its control";

/** Checkboxes and switches in both states, disabled, with help and with a long label. */
export function ChoiceSection() {
  const [isChecked, setChecked] = useState(true);
  const [isOn, setOn] = useState(true);
  const nothing = (): void => undefined;
  return (
    <Columns>
      <div>
        <Checkbox label="A choice" isChecked={isChecked} onChange={setChecked} help="What it means." />
        <Checkbox label="Not chosen, disabled" isChecked={false} onChange={nothing} isDisabled />
        <Checkbox label="Chosen, disabled" isChecked onChange={nothing} isDisabled />
        <Checkbox label={long} isChecked={!isChecked} onChange={(checked) => setChecked(!checked)} />
      </div>
      <div>
        <Switch label="A setting" isOn={isOn} onChange={setOn} help="What it does." />
        <Switch label="Off, disabled" isOn={false} onChange={nothing} isDisabled />
        <Switch label="On, disabled" isOn onChange={nothing} isDisabled />
        <Switch label={long} isOn={!isOn} onChange={(on) => setOn(!on)} />
      </div>
    </Columns>
  );
}

import { screen } from "@testing-library/react";
import { useState } from "react";
import { show } from "../../../test/dom/show.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { Switch } from "./Switch.tsx";

function Choices({ isDisabled = false }: { isDisabled?: boolean }) {
  const [isChecked, setChecked] = useState(true);
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Checkbox
        label="A choice"
        help="What it means."
        isChecked={isChecked}
        onChange={setChecked}
        isDisabled={isDisabled}
      />
      <Switch label="A setting" help="What it does." isOn={isOn} onChange={setOn} isDisabled={isDisabled} />
    </>
  );
}

describe.each([
  ["checkbox", "A choice", "What it means."],
  ["switch", "A setting", "What it does."],
])("A %s", (role, name, help) => {
  const control = () => screen.getByRole(role, { name });

  it("toggles by key, by its label and by a press, and is described by its help", async () => {
    const { user } = show(<Choices />);
    expect(control()).toBeChecked();
    expect(control()).toHaveAccessibleDescription(help);
    control().focus();
    await user.keyboard(" ");
    expect(control()).not.toBeChecked();
    await user.click(screen.getByText(name));
    expect(control()).toBeChecked();
    await user.click(control());
    expect(control()).not.toBeChecked();
  });

  it("that is disabled doesn't toggle", async () => {
    const { user } = show(<Choices isDisabled />);
    await user.click(screen.getByText(name));
    await user.click(control());
    expect(control()).toBeChecked();
    expect(control()).toBeDisabled();
  });
});

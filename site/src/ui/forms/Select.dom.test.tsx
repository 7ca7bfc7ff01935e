import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { show } from "../../../test/dom/show.tsx";
import { Select } from "./Select.tsx";

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) => ({
  value: letter.toLowerCase(),
  label: `${letter} words`,
}));
const orders = [
  { value: "alphabet", label: "By the alphabet" },
  { value: "frequency", label: "By frequency" },
  { value: "date", label: "By date (soon)", isDisabled: true },
];

function Letter() {
  const [letter, setLetter] = useState("c");
  return <Select label="Letter" value={letter} onChange={setLetter} options={letters} />;
}

const select = () => screen.getByRole("combobox", { hidden: true });
const list = () => screen.queryByRole("listbox");
const focused = (name: string) => waitFor(() => expect(screen.getByRole("option", { name })).toHaveFocus());

describe("A select", () => {
  it("opens by key at the selected value, moves, selects, and gets the focus back", async () => {
    const { user } = show(<Letter />);
    await user.tab();
    expect(select()).toHaveFocus();
    expect(select()).toHaveAccessibleName("Letter");
    await user.keyboard("{Enter}");
    await focused("C words");
    for (const [key, name] of [
      ["{ArrowDown}", "D words"],
      ["{ArrowDown}", "E words"],
      ["{ArrowUp}", "D words"],
      ["{End}", "Z words"],
    ] as const) {
      await user.keyboard(key);
      await focused(name);
    }
    await user.keyboard("{Enter}");
    await waitFor(() => expect(list()).toBeNull());
    expect(select()).toHaveTextContent("Z words");
    expect(select()).toHaveFocus();
  });

  it("that is disabled can't be opened", async () => {
    const { user } = show(
      <Select label="Order" value="" onChange={() => undefined} options={orders} isDisabled />,
    );
    expect(select()).toBeDisabled();
    await user.click(select());
    expect(list()).toBeNull();
  });

  it("is described by its help and its error", () => {
    const props = { label: "Order", value: "", onChange: () => undefined, options: orders };
    const { showNext } = show(<Select {...props} help="How it is sorted." />);
    expect(select()).toHaveAccessibleDescription("How it is sorted.");
    expect(select()).not.toHaveAttribute("aria-invalid");
    showNext(<Select {...props} help="How it is sorted." error="Choose one." />);
    expect(select()).toHaveAccessibleDescription("How it is sorted. Choose one.");
    expect(select()).toHaveAttribute("aria-invalid", "true");
  });
});

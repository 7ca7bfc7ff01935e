import { screen, waitFor } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Tooltip } from "./Tooltip.tsx";

const buttons = (
  <>
    <Tooltip text="A word more">
      <button type="button">First</button>
    </Tooltip>
    <Tooltip text="Prints the list">
      <button type="button">Second</button>
    </Tooltip>
  </>
);
const button = (name: string) => screen.getByRole("button", { name });
const tooltips = () => screen.queryAllByRole("tooltip").map(({ textContent }) => textContent);

describe("A tooltip", () => {
  it("describes its button while that has the focus, and one is shown at a time", async () => {
    const { user } = show(buttons);
    expect(tooltips()).toEqual([]);
    await user.tab();
    await waitFor(() => expect(tooltips()).toEqual(["A word more"]));
    expect(button("First")).toHaveAccessibleDescription("A word more");
    await user.tab();
    await waitFor(() => expect(tooltips()).toEqual(["Prints the list"]));
    expect(button("First")).toHaveAccessibleDescription("");
    await user.tab({ shift: true });
    await waitFor(() => expect(tooltips()).toEqual(["A word more"]));
  });
});

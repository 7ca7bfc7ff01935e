import { screen, within } from "@testing-library/react";
import { show } from "../../../test/dom/show.tsx";
import { Chart } from "./Chart.tsx";

it("A chart's data is complete in its table, with a name for the figure and its picture", () => {
  show(
    <Chart
      kind="lines"
      caption="Average guesses per month"
      categoryName="Month"
      categories={["Jan", "Feb"]}
      series={[
        { name: "You", values: [4.6, null] },
        { name: "All players", values: [4.1, 4.15] },
      ]}
    />,
  );
  const figure = screen.getByRole("figure");
  expect(figure.querySelector("figcaption")).toHaveTextContent("Average guesses per month");
  expect(within(figure).getByRole("img", { name: "Average guesses per month" })).toBeVisible();
  const table = within(figure).getByRole("table", { hidden: true });
  expect(table).not.toBeVisible();
  expect(figure.querySelector("summary")).toHaveTextContent("The figures as a table");
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
    ["Month", "You", "All players"],
    ["Jan", "4.6", "4.1"],
    ["Feb", "no value", "4.15"],
  ]);
});

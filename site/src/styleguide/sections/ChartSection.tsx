import { Chart } from "../../ui/charts/Chart.tsx";
import { Columns } from "./Columns.tsx";

const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const counts = [
  979, 281, 477, 393, 1233, 230, 311, 389, 671, 27, 210, 719, 316, 575, 754, 367, 29, 899, 669, 729, 467, 153,
  195, 37, 425, 40,
];
const guesses = ["One", "Two", "Three", "Four", "Five", "Six"];

/** Bars of one series, of several and of many; lines with a gap; and an empty chart. */
export function ChartSection() {
  return (
    <Columns>
      <Chart
        kind="bars"
        caption="Puzzles solved, by guesses"
        categoryName="Guesses"
        categories={guesses}
        series={[{ name: "Puzzles", values: [0, 4, 19, 31, 17, 6] }]}
      />
      <Chart
        kind="bars"
        caption="Where letters stand in answers, in percent"
        categoryName="Letter"
        categories={["S", "C", "E", "Y"]}
        series={[
          { name: "First", values: [15.8, 8.6, 3.1, 0.3] },
          { name: "Middle", values: [3.4, 6.6, 18.3, 1.2] },
          { name: "Last but one", values: [7.4, 6.6, 13.7, 0.1] },
          { name: "Last", values: [1.6, 1.3, 18.3, 15.7] },
        ]}
      />
      <Chart
        kind="bars"
        caption="How often each letter occurs in the answers"
        categoryName="Letter"
        categories={alphabet}
        series={[{ name: "Occurrences", values: counts }]}
      />
      <Chart
        kind="lines"
        caption="Average guesses per month"
        categoryName="Month"
        categories={["Jan", "Feb", "Mar", "Apr", "May", "Jun"]}
        series={[
          { name: "You", values: [4.6, 4.4, null, 4.1, 3.9, 3.8] },
          { name: "All players", values: [4.1, 4.15, 4.1, 4.05, 4.1, 4.1] },
        ]}
      />
      <Chart kind="lines" caption="Nothing to show yet" categoryName="Month" categories={[]} series={[]} />
    </Columns>
  );
}

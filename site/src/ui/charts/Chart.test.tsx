import { renderToStaticMarkup } from "react-dom/server";
import { Chart } from "./Chart.tsx";

it("A chart's bars are in the HTML", () => {
  const html = renderToStaticMarkup(
    <Chart
      kind="bars"
      caption="How often each letter occurs"
      categoryName="Letter"
      categories={["A", "B", "C"]}
      series={[{ name: "Occurrences", values: [9, 2, 4] }]}
    />,
  );
  expect(html.match(/<rect [^>]*fill="url/g)).toHaveLength(3);
});

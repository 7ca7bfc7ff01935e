import { Chart } from "../../../ui/charts/Chart.tsx";
import type { BlockOf } from "../rich-text-value.ts";

/** A bar or line chart with its data as a table. */
export function ChartBlock({ block }: { block: BlockOf<"chart"> }) {
  const { kind = "bars", caption = "", categoryName = "", valueName = "", points = [] } = block;
  if (points.length === 0) return null;
  return (
    <Chart
      kind={kind}
      caption={caption}
      categoryName={categoryName}
      categories={points.map(({ label = "" }) => label)}
      series={[{ name: valueName, values: points.map(({ value = null }) => value) }]}
    />
  );
}

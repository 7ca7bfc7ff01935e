import styled from "@emotion/styled";
import { color, forcedColors, radius, size } from "../../theme/tokens.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";

interface Props {
  /** Name of the content that is loading; announced. */
  label: string;
  lines?: number;
  /** The text style of the awaited content, to avoid a layout shift. */
  set?: "text" | "verse";
}

const widths = ["92%", "100%", "84%", "60%"];

/** Placeholder lines while content loads; not animated. */
export function Skeleton({ label, lines = 3, set = "text" }: Props) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Line key={index} set={set} style={{ width: widths[index % widths.length] }} />
      ))}
    </div>
  );
}

const Line = styled.div<{ set: "text" | "verse" }>(
  {
    display: "flex",
    alignItems: "center",
    maxWidth: "100%",
    "&::before": {
      content: '""',
      width: "100%",
      height: "0.62em",
      borderRadius: radius.tile,
      background: color.line,
      [forcedColors]: { border: "1px solid GrayText" },
    },
  },
  ({ set }) =>
    set === "verse" ? { height: "1.42em", fontSize: size.verse } : { height: "1.6em", fontSize: size.text },
);

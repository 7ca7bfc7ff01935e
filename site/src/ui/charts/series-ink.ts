import styled from "@emotion/styled";
import { color, forcedColors } from "../../theme/tokens.ts";

const inks = [color.green, color.amber, color.ink, color.inkSoft] as const;

/** Draws what is in it in the ink of a series; forced colours leave pattern and shape to tell them apart. */
export const SeriesInk = styled("g", { shouldForwardProp: (prop) => prop !== "series" })<{ series: number }>(
  ({ series }) => ({ color: inks[series % inks.length], [forcedColors]: { color: "CanvasText" } }),
);

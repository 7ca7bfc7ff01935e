import styled from "@emotion/styled";
import { color, forcedColors } from "../../theme/tokens.ts";

const inks = [color.green, color.amber, color.ink, color.inkSoft] as const;

/**
 * Draws its content in the color of a series; in forced colors, patterns and shapes tell the series apart.
 */
export const SeriesInk = styled.g<{ series: number }>(({ series }) => ({
  color: inks[series % inks.length],
  [forcedColors]: { color: "CanvasText" },
}));

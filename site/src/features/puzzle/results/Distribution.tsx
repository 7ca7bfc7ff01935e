import styled from "@emotion/styled";
import type { Stats } from "@wordlehint/contracts";
import type { Guesses } from "../../../lib/results.ts";
import { color, size, space } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { tileStyle, tileMeanings, tileSizes } from "../../../ui/tiles/tile-styles.ts";
import { choices, distributionText, gamesText } from "./result-words.ts";

interface Props {
  /** Null until they are known: the rows are there, and empty. */
  stats: Stats | null;
  /** The result of the page's own date, whose row is marked. */
  result: Guesses | undefined;
}

/** The player's results as rows of tiles, by the guesses that they needed, and in a sentence. */
export function Distribution({ stats, result }: Props) {
  const counts = stats ? [...stats.distribution, stats.played - stats.riddlesSolved] : [];
  const gamesPerTile = Math.max(1, Math.ceil(Math.max(0, ...counts) / maxTiles));
  return (
    <>
      <Rows>
        {choices.map((guesses, index) => {
          const count = counts[index] ?? 0;
          return (
            <li key={String(guesses)}>
              <VisuallyHidden>{gamesText(guesses, count)}</VisuallyHidden>
              <span aria-hidden="true">{guesses ?? "X"}</span>
              <Bar aria-hidden="true" data-own={ownMark(guesses, result)}>
                {Array.from({ length: Math.ceil(count / gamesPerTile) }, (_, tile) => (
                  <i key={tile} />
                ))}
                {stats && <b>{count}</b>}
              </Bar>
            </li>
          );
        })}
      </Rows>
      <Text>{stats && textOf(stats)}</Text>
    </>
  );
}

function textOf(stats: Stats): string {
  if (stats.played === 0) return "Your chart begins with your first result.";
  return distributionText(stats) ?? `None of ${stats.played} solved yet: the next one may be.`;
}

/** Tiles of the longest row; with more games, each tile is several of them. */
const maxTiles = 10;

function ownMark(guesses: Guesses, result: Guesses | undefined): "solved" | "failed" | undefined {
  if (result === undefined || result !== guesses) return undefined;
  return guesses === null ? "failed" : "solved";
}

const Rows = styled.ul({
  display: "grid",
  gap: space[1],
  marginTop: space[5],
  "& > li": { display: "grid", gridTemplateColumns: "1.2em 1fr", alignItems: "center", gap: space[2] },
  "& > li > span": { color: color.inkSoft, fontVariantNumeric: "tabular-nums lining-nums" },
});

const Bar = styled.span({
  display: "flex",
  alignItems: "center",
  gap: `calc(${space[1]} * 0.75)`,
  minHeight: tileSizes.mini.width,
  "& > i": { ...tileStyle, ...tileSizes.mini, ...tileMeanings.plain, borderColor: color.lineStrong },
  "&[data-own=solved] > i": tileMeanings.right,
  "&[data-own=failed] > i": tileMeanings.elsewhere,
  "& > b": {
    marginInlineStart: space[1],
    fontSize: size.text,
    fontWeight: 400,
    fontVariantNumeric: "tabular-nums lining-nums",
  },
  "&[data-own] > b": { fontWeight: 600 },
});

const Text = styled.p({ minHeight: "1.5em", marginTop: space[3], color: color.inkSoft });

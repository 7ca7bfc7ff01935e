import styled from "@emotion/styled";
import { latestPuzzleDate, monthNames } from "@wordlehint/contracts";
import { useState } from "react";
import { logFailure } from "../../../lib/log.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { browserZone } from "../../../lib/zone.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { usePlayerResultsQuery } from "../../../state/results-api.ts";
import { color, size, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Spinner } from "../../../ui/buttons/Spinner.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import type { ViewProps } from "./view-props.ts";
import { columns, rows, yearOf, yearsWith, yearText, type Year } from "./year-tiles.ts";

/** The player's results of a year, one tile for each day, and as a picture to keep. */
export function YearInTiles({ user }: ViewProps) {
  const { product } = useSettings();
  const { currentData: results, isError } = usePlayerResultsQuery(user.email);
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (!results)
    return isError ? (
      <FieldError>Your results can’t be loaded right now. Please try again later.</FieldError>
    ) : (
      <Spinner />
    );
  const latest = latestPuzzleDate(serverNowMs(), browserZone());
  const years = yearsWith(results, latest);
  const year = yearOf(chosen ?? years[0] ?? Number(latest.slice(0, 4)), results, latest);

  async function save(): Promise<void> {
    setFailed(false);
    try {
      const { drawYear } = await import(/* webpackChunkName: "draw-year" */ "./draw-year.ts");
      saveFile(`${product.toLowerCase()}-${year.number}.png`, "image/png", await drawYear(year, product));
    } catch (error) {
      logFailure("Could not draw the year", error);
      setFailed(true);
    }
  }

  return (
    <>
      <Picture year={year} />
      <p>{yearText(year)}</p>
      <Tools>
        <Button type="button" onClick={() => void save()}>
          Save as a picture
        </Button>
        {years
          .filter((other) => other !== year.number)
          .map((other) => (
            <Button key={other} type="button" onClick={() => setChosen(other)}>
              {other}
            </Button>
          ))}
      </Tools>
      <div role="status">
        {hasFailed && <FieldError>The picture could not be made in this browser.</FieldError>}
      </div>
    </>
  );
}

/** In units of the picture. */
const [step, side, head] = [12, 10, 16];

function Picture({ year }: { year: Year }) {
  return (
    <Svg
      viewBox={`0 0 ${columns * step} ${head + rows * step}`}
      role="img"
      aria-label={`${yearText(year)} A green square for each solved day, an amber circle for each that wasn’t.`}
    >
      {year.tiles.map(({ date, column, row, kind }) => (
        <rect
          key={date}
          data-kind={kind}
          x={column * step + 1}
          y={head + row * step + 1}
          width={side}
          height={side}
          rx={kind === "failed" ? side / 2 : 2}
        />
      ))}
      {year.tiles
        .filter(({ date }) => date.endsWith("-01"))
        .map(({ date, column, row }) => (
          <text key={date} x={(row === 0 ? column : column + 1) * step} y={head - 5} fontSize={11}>
            {monthNames[Number(date.slice(5, 7)) - 1]?.charAt(0)}
          </text>
        ))}
    </Svg>
  );
}

const Svg = styled.svg({
  display: "block",
  width: "100%",
  height: "auto",
  "& rect": { fill: color.sunken, stroke: color.lineStrong, strokeWidth: 1 },
  "& [data-kind=solved]": { fill: color.green, stroke: color.green },
  "& [data-kind=failed]": { fill: color.amberFill, stroke: color.amberFill },
  "& [data-kind=coming]": { fill: color.clear, strokeDasharray: "2 2" },
  "& text": { fill: color.inkSoft },
});

const Tools = styled.div({ display: "flex", flexWrap: "wrap", gap: space[3], fontSize: size.text });

import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { latestPuzzleDate, addDays, releaseInstantMs } from "@wordlehint/contracts";
import { later, stopClock } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import { browserZone } from "../../../lib/zone.ts";
import { Countdown } from "./Countdown.tsx";

const hourMs = 3_600_000;
const date = latestPuzzleDate(Date.UTC(2026, 5, 15, 12), browserZone());
const releaseMs = releaseInstantMs(addDays(date, 1), browserZone());
const timer = () => screen.getByRole("timer");

/** Shows the countdown some time before the release of the next riddle. */
function showBefore(restMs: number) {
  stopClock(releaseMs - restMs);
  const onEnd = jest.fn();
  const shown = show(<Countdown riddleDate={date} onEnd={onEnd} />);
  return { ...shown, onEnd };
}

describe("The countdown", () => {
  it("runs to the release of the next riddle in the player's zone, second by second", async () => {
    showBefore(hourMs + 2 * 60_000 + 3_500);
    expect(timer()).toHaveTextContent(
      "01:02:04until the next riddle1 hour and 3 minutes until the next riddle",
    );
    await later(500);
    expect(timer()).toHaveTextContent("01:02:03");
    await later(1_000);
    expect(timer()).toHaveTextContent("01:02:02");
    await later(2 * 60_000);
    expect(timer()).toHaveTextContent(
      "01:00:02until the next riddle1 hour and 1 minute until the next riddle",
    );
  });

  it("asks for the next riddle once, within ten seconds after the release", async () => {
    const { onEnd } = showBefore(3_000);
    await later(2_900);
    expect(onEnd).not.toHaveBeenCalled();
    await later(200);
    expect(timer()).toHaveTextContent("00:00:00The next riddle is on its way");
    await later(10_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    await later(10 * 60_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it("begins again with the next riddle", async () => {
    const { onEnd, showNext } = showBefore(1_000);
    await later(11_000);
    expect(timer()).toHaveTextContent("00:00:00");
    showNext(<Countdown riddleDate={addDays(date, 1)} onEnd={onEnd} />);
    expect(timer()).toHaveTextContent("23:59:50");
  });
});

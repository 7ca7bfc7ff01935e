import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { addDays, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { fakeApi } from "../../../../test/dom/fake-api.ts";
import { later, stopClock, until } from "../../../../test/dom/fake-clock.ts";
import { show } from "../../../../test/dom/show.tsx";
import { browserZone } from "../../../lib/zone.ts";
import { Countdown } from "./Countdown.tsx";

const hourMs = 3_600_000;
const date = latestPuzzleDate(Date.UTC(2026, 5, 15, 12), browserZone());
const releaseMs = releaseInstantMs(addDays(date, 1), browserZone());
const timer = () => screen.getByRole("timer");

/** Opens the page two hours before the release, on a device whose clock is ahead by some time. */
async function showOnDevice(deviceAheadMs: number, age = 0) {
  stopClock(releaseMs - 2 * hourMs + deviceAheadMs);
  let serverMs = releaseMs - 2 * hourMs;
  const sent = fakeApi({
    "HEAD /": () =>
      new Response(null, {
        headers: { Date: new Date(serverMs - age * 1000).toUTCString(), ...(age > 0 && { Age: `${age}` }) },
      }),
  });
  const onEnd = jest.fn();
  show(<Countdown riddleDate={date} onEnd={onEnd} />);
  await later(300);
  serverMs += 300;
  return { sent, onEnd, setServer: (ms: number) => (serverMs = ms) };
}

describe("On a device whose clock is wrong, the countdown", () => {
  it.each([
    ["minutes slow", -7 * 60_000],
    ["nine hours fast", 9 * hourMs],
    ["two days slow", -48 * hourMs],
    ["eighteen years slow", -18 * 365 * 24 * hourMs],
  ])("shows the server's time to the next riddle: %s", async (_case, deviceAheadMs) => {
    const { sent } = await showOnDevice(deviceAheadMs);
    await until(() => expect(timer()).toHaveTextContent(/^0(2:00:0[01]|1:59:59)/));
    expect(sent).toHaveLength(1);
  });

  it("isn't misled by a cache that has had the response for an hour", async () => {
    await showOnDevice(9 * hourMs, 3600);
    await until(() => expect(timer()).toHaveTextContent(/^0(2:00:0[01]|1:59:59)/));
  });

  it("ends when the server's day does", async () => {
    const { onEnd } = await showOnDevice(9 * hourMs);
    await until(() => expect(timer()).toHaveTextContent(/^0[12]:/));
    await later(2 * hourMs - 2_000);
    expect(onEnd).not.toHaveBeenCalled();
    await later(3_000);
    await later(10_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it("follows a clock that is set while the page is open, and a device that has slept", async () => {
    const { sent, setServer } = await showOnDevice(-48 * hourMs);
    await until(() => expect(timer()).toHaveTextContent(/^0[12]:/));
    const comeToFront = () => act(() => void dispatchEvent(new Event("focus")));
    comeToFront();
    await later(1_000);
    expect(sent).toHaveLength(1);

    const wokenMs = releaseMs - hourMs;
    setServer(wokenMs);
    jest.setSystemTime(wokenMs);
    comeToFront();
    await until(() => expect(timer()).toHaveTextContent(/^0(1:00:0[01]|0:59:59)/));
    expect(sent).toHaveLength(2);
  });
});

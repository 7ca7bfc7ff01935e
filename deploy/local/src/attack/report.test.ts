import type { Measured } from "./measured.ts";
import { faultsOf, formatReport, type AttackReport } from "./report.ts";

const good: Measured = { times: [10, 20, 30], slow: [], errors: [] };
const report = (more: Partial<AttackReport> = {}): AttackReport => ({
  players: { measurements: { page: good }, worstOwnDelayMs: 4 },
  editor: { measurements: { save: good }, lost: [], worstOwnDelayMs: 5 },
  attackers: { "sign-in floods": { "401": 3, "429": 900 } },
  memory: [{ name: "gateway (12)", samples: [100, 200, 210] }],
  ended: [],
  ...more,
});
const players = (page: Partial<Measured>) => ({
  players: { measurements: { page: { ...good, ...page } }, worstOwnDelayMs: 0 },
});
const editor = (save: Partial<Measured>, lost: string[] = []) => ({
  editor: { measurements: { save: { ...good, ...save } }, lost, worstOwnDelayMs: 0 },
});

describe("The report of an attack", () => {
  it("shows what players, editor and attackers saw, and the memory", () => {
    const text = formatReport(report());
    expect(text).toMatch(/page +3 +20 ms +30 ms +30 ms +0 +0/);
    expect(text).toMatch(/sign-in floods +903 +429 ×900; 401 ×3/);
    expect(text).toMatch(/gateway \(12\) +100 +200 +210 +flat/);
  });

  it("has no fault when all went well", () => expect(faultsOf(report())).toEqual([]));

  it.each<[string, Partial<AttackReport>]>([
    [
      "a player's request took over a second: /blog 1500 ms, of which this process itself was late by 7 ms",
      players({ slow: [{ what: "/blog", ms: 1500, ownDelayMs: 7 }] }),
    ],
    ["a player's request failed: /: status 503", players({ errors: ["/: status 503"] })],
    ["no player visited a page", players({ times: [] })],
    ["a request of the editor failed: status 500", editor({ errors: ["status 500"] })],
    ["the editor saved nothing", editor({ times: [] })],
    ["a save was lost: drafts.a", editor({}, ["drafts.a"])],
    ["the memory of site (7) grew", { memory: [{ name: "site (7)", samples: [100, 200, 300] }] }],
    ["site (7) ended or was started again", { ended: ["site (7)"] }],
  ])("says that %s", (fault, seen) => expect(faultsOf(report(seen))).toEqual([fault]));

  it("gives five examples of a fault, and the number of the others", () => {
    const faults = faultsOf(report(players({ errors: Array.from({ length: 8 }, () => "/: status 503") })));
    expect(faults).toHaveLength(6);
    expect(faults.at(-1)).toBe("… and 3 more");
  });
});

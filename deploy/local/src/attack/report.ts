import { formatTable } from "../console/table.ts";
import type { AttackersReport } from "./attackers.ts";
import type { EditorReport } from "./editor.ts";
import type { Measured, Measurements } from "./measured.ts";
import { judgeMemory, type MemoryRow } from "./memory.ts";
import type { PlayersReport } from "./players.ts";

export interface AttackReport {
  players: PlayersReport;
  editor: EditorReport;
  attackers: AttackersReport;
  memory: readonly MemoryRow[];
  /** Processes of the product that ended while it was attacked, or that began then. */
  ended: readonly string[];
}

const shownExamples = 5;

/** Tables of what players, editor and attackers saw, and of the memory of the product's processes. */
export function formatReport({ players, editor, attackers, memory }: AttackReport): string {
  return [
    "Players",
    measuredTable(players.measurements),
    `  Their own process was late by at most ${ms(players.worstOwnDelayMs)}.`,
    "Editor",
    measuredTable(editor.measurements),
    `  Saves lost: ${editor.lost.length}. The editor's own process was late by at most ${ms(editor.worstOwnDelayMs)}.`,
    "Attackers",
    formatTable(
      Object.entries(attackers).map(([name, outcomes]) => [
        `  ${name}`,
        sum(outcomes),
        shownOutcomes(outcomes),
      ]),
      [1],
    ),
    "Memory in MiB (median of the middle and of the last third)",
    formatTable([["  process", "start", "middle", "end", ""], ...memory.map(memoryRow)], [1, 2, 3]),
  ].join("\n");
}

/** Returns the faults, a line each. Empty if the product withstood the attack. */
export function faultsOf({ players, editor, memory, ended }: AttackReport): string[] {
  const requests = Object.values(players.measurements);
  const visits = requests.flatMap(({ times }) => times);
  const saves = editor.measurements.save?.times ?? [];
  return [
    ...(visits.length === 0 ? ["no player visited a page"] : []),
    ...(saves.length === 0 ? ["the editor saved nothing"] : []),
    ...shorten("a player's request took over a second", requests.flatMap(({ slow }) => slow).map(slowLine)),
    ...shorten(
      "a player's request failed",
      requests.flatMap(({ errors }) => errors),
    ),
    ...shorten(
      "a request of the editor failed",
      Object.values(editor.measurements).flatMap(({ errors }) => errors),
    ),
    ...editor.lost.map((what) => `a save was lost: ${what}`),
    ...memory
      .filter(({ samples }) => !judgeMemory(samples).isFlat)
      .map(({ name }) => `the memory of ${name} grew`),
    ...ended.map((name) => `${name} ended or was started again`),
  ];
}

function measuredTable(measurements: Measurements): string {
  const rows = Object.entries(measurements).map(([kind, measured]) => [`  ${kind}`, ...figures(measured)]);
  return formatTable(
    [["  request", "count", "p50", "p99", "slowest", "over 1 s", "errors"], ...rows],
    [1, 2, 3, 4, 5, 6],
  );
}

function figures({ times, slow, errors }: Measured): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => ms(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return [String(times.length), at(0.5), at(0.99), at(1), String(slow.length), String(errors.length)];
}

function memoryRow({ name, samples }: MemoryRow): string[] {
  const { start, middle, end, isFlat } = judgeMemory(samples);
  return [`  ${name}`, ...[start, middle, end].map((mib) => mib.toFixed(0)), isFlat ? "flat" : "grew"];
}

function shownOutcomes(outcomes: Record<string, number>): string {
  const most = Object.entries(outcomes).sort(([, a], [, b]) => b - a);
  return most.map(([outcome, count]) => `${outcome} ×${count}`).join("; ");
}

function slowLine({ what, ms: took, ownDelayMs }: Measured["slow"][number]): string {
  return `${what} ${ms(took)}, of which this process itself was late by ${ms(ownDelayMs)}`;
}

function shorten(fault: string, examples: readonly string[]): string[] {
  const shown = examples.slice(0, shownExamples).map((example) => `${fault}: ${example}`);
  const others = examples.length - shown.length;
  return others > 0 ? [...shown, `… and ${others} more`] : shown;
}

const sum = (outcomes: Record<string, number>): string =>
  String(Object.values(outcomes).reduce((total, count) => total + count, 0));
const ms = (value: number): string => `${value.toFixed(0)} ms`;

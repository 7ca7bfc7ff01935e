import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The resident memory in MiB of a process at several times, or of several short-lived ones together. */
export interface MemoryRow {
  name: string;
  samples: number[];
}

export interface MemoryVerdict {
  start: number;
  middle: number;
  end: number;
  isFlat: boolean;
}

const maxGrowth = 1.2;
const allowanceMib = 32;

/**
 * Memory is flat when the median of the last third of the samples is at most 1.2 times that of the middle third, plus
 * 32 MiB. The first third is left out, because caches and heaps fill then.
 */
export function judgeMemory(samples: readonly number[]): MemoryVerdict {
  const third = Math.floor(samples.length / 3);
  const start = samples[0] ?? 0;
  const middle = median(samples.slice(third, 2 * third));
  const end = median(samples.slice(2 * third));
  return { start, middle, end, isFlat: end <= maxGrowth * middle + allowanceMib };
}

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}

interface Process {
  pid: number;
  parent: number;
  mib: number;
  command: string;
}

/** Names of the product's processes by their commands. Others, such as the launcher, aren't watched. */
const names: readonly [RegExp, name: string][] = [
  [/evaluator\/main\.ts/, "content-lake's evaluators"],
  [/services\/([\w-]+)\/src\/main\.ts/, "$1"],
  [/stand-ins\/mongo\/src\/main\.ts/, "mongo"],
  [/nats-server/, "nats"],
  [/gatsby/, "site"],
];

/** Watches the memory of the processes that descend from a process. */
export class MemoryWatch {
  readonly #root: number;
  readonly #rows = new Map<string, MemoryRow>();
  #samples = 0;

  constructor(root: number) {
    this.#root = root;
  }

  async sample(): Promise<void> {
    const mibs = new Map<string, number>();
    for (const { pid, mib, command } of await descendants(this.#root)) {
      const name = nameOf(command);
      if (name === undefined) continue;
      const key = name.endsWith("evaluators") ? name : `${name} (${pid})`;
      mibs.set(key, (mibs.get(key) ?? 0) + mib);
    }
    this.#samples++;
    for (const [name, mib] of mibs) {
      const row = this.#rows.get(name) ?? { name, samples: [] };
      this.#rows.set(name, row);
      row.samples.push(mib);
    }
  }

  /** Processes that were there all the time. */
  get rows(): readonly MemoryRow[] {
    return [...this.#rows.values()]
      .filter((row) => this.#isLasting(row))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Processes that ended, or that were started again. */
  get ended(): readonly string[] {
    return [...this.#rows.values()].filter((row) => !this.#isLasting(row)).map(({ name }) => name);
  }

  /** There may be no evaluator between two queries. */
  #isLasting({ name, samples }: MemoryRow): boolean {
    return name.endsWith("evaluators") || samples.length === this.#samples;
  }
}

function nameOf(command: string): string | undefined {
  for (const [pattern, name] of names) {
    const found = pattern.exec(command);
    if (found) return name.replace("$1", found[1] ?? "");
  }
  return undefined;
}

async function descendants(root: number): Promise<Process[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const all = stdout.split("\n").flatMap((line): Process[] => {
    const [, pid, parent, kib, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (command === undefined) return [];
    return [{ pid: Number(pid), parent: Number(parent), mib: Number(kib) / 1024, command }];
  });
  const found = new Set([root]);
  // A child may be listed before its parent.
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => pid !== root && found.has(pid));
}

import { pick, type Random } from "./random.ts";

type Attributes = Record<string, unknown>;

const letters = [
  "a",
  "b",
  "é",
  "ß",
  "日",
  "本",
  "😀",
  "👩‍👩‍👧",
  "\u0301",
  "\ud83d",
  "\ude00",
  " ",
  "\n",
  '"',
  "\\",
];
const names = ["a", "b", "title", "body", "é", "日", "😀", "", " ", "zz"];

function text(random: Random): string {
  return Array.from({ length: random(12) }, () => pick(random, letters)).join("");
}

function number(random: Random): number {
  return pick(random, [0, 1, -1, 0.1, 1e21, 5e-324, 2 ** 53, random(100)]);
}

/** Any JSON value: unicode (broken pairs too), empty texts, nulls, nested arrays with and without keys. */
function randomValue(random: Random, depth: number): unknown {
  const simple = [() => null, () => text(random), () => number(random), () => random(2) === 0];
  const nested = [
    () => Array.from({ length: random(5) }, () => randomValue(random, depth - 1)),
    () => keyedArray(random, depth - 1),
    () => randomObject(random, depth - 1),
  ];
  return pick(random, depth > 0 ? [...simple, ...nested] : simple)();
}

function keyedArray(random: Random, depth: number): unknown[] {
  return Array.from({ length: random(6) }, () => ({
    _key: `k${random(8)}`,
    ...randomObject(random, depth),
  }));
}

export function randomObject(random: Random, depth: number): Attributes {
  const entries = Array.from({ length: random(6) }, () => [pick(random, names), randomValue(random, depth)]);
  return Object.fromEntries(entries) as Attributes;
}

/** The value with a few changes somewhere inside: what an editor does, rather than another document. */
export function edited(value: unknown, random: Random): unknown {
  if (random(12) === 0) return randomValue(random, 2);
  if (typeof value === "string") return editedText(value, random);
  if (Array.isArray(value)) return editedArray(value as unknown[], random);
  if (typeof value === "object" && value !== null) return editedObject(value as Attributes, random);
  return random(3) === 0 ? randomValue(random, 1) : value;
}

function editedText(value: string, random: Random): string {
  const from = random(value.length + 1);
  const to = from + random(value.length - from + 1);
  return value.slice(0, from) + text(random) + value.slice(to);
}

function editedArray(value: readonly unknown[], random: Random): unknown[] {
  const at = random(value.length + 1);
  const changes = [
    () => value.toSpliced(at, random(3)),
    () => value.toSpliced(at, 0, randomValue(random, 2)),
    () => value.toReversed(),
    () => value.map((item) => edited(item, random)),
    () => [...value, ...value],
  ];
  return pick(random, changes)();
}

function editedObject(value: Attributes, random: Random): Attributes {
  const kept = Object.entries(value).filter(() => random(8) !== 0);
  const changed = kept.map(([name, inner]) => [name, random(2) === 0 ? edited(inner, random) : inner]);
  const added = random(4) === 0 ? [[pick(random, names), randomValue(random, 2)]] : [];
  return Object.fromEntries([...changed, ...added]) as Attributes;
}

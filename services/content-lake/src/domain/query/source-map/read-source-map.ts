import { isRecord } from "../../document.ts";
import type { Origin } from "./origins.ts";
import { placeOf } from "./origins.ts";
import { createSourceMapWriter, formatSegment, type SourceMap, type SourceMapMode } from "./source-map.ts";
import { resultName, sourceName, traceName } from "./trace-query.ts";

type Find = (value: object) => Origin | undefined;

/** Separates the result of a traced query into the plain result and its source map. */
export function readSourceMap(
  evaluated: unknown,
  find: Find,
  mode: SourceMapMode,
): { result: unknown; resultSourceMap: SourceMap } {
  const writer = createSourceMapWriter(mode);

  const read = (value: unknown, path: string, trace: unknown): unknown => {
    if (!isPlainObject(value)) {
      const origin = value === null || value === undefined ? undefined : traceOrigin(trace, value, find);
      if (origin) writer.add(path, origin);
      return value;
    }
    if (isRecord(value) && Object.hasOwn(value, sourceName)) return readProjection(value, path);
    const origin = find(value);
    if (origin) {
      writer.add(path, origin);
      return value;
    }
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) =>
        read(item, path + formatSegment({ index }, "by index"), itemTrace(trace, index)),
      );
    }
    return readProjection(value as Record<string, unknown>, path);
  };

  const readProjection = (value: Record<string, unknown>, path: string): Record<string, unknown> => {
    const from = value[sourceName];
    const visible = Object.entries(value).filter(([name]) => !name.startsWith(sourceName));
    const entries = visible.map(([name, part]) => {
      // An attribute without a trace was copied by `...` from the projected object.
      const trace = Object.hasOwn(value, traceName(name)) ? value[traceName(name)] : { from, name };
      return [name, read(part, path + formatSegment(name, "by index"), trace)];
    });
    return Object.fromEntries(entries) as Record<string, unknown>;
  };

  const root = isRecord(evaluated) ? evaluated : {};
  const result = read(root[resultName], "$", root[traceName(resultName)]);
  return { result, resultSourceMap: writer.map() };
}

/** Returns the origin of a single value. Undefined if the trace doesn't match the value. */
function traceOrigin(trace: unknown, value: unknown, find: Find): Origin | undefined {
  if (!isRecord(trace)) return undefined;
  if (Array.isArray(trace.any)) return traceOrigin(firstPresent(trace.any), value, find);
  const { from } = trace;
  if (typeof from !== "object" || from === null || valueAt(trace) !== value) return undefined;
  const origin = find(from);
  const segment = Array.isArray(from) ? placeOf(indexIn(from, trace.name), value) : String(trace.name);
  return origin && { ...origin, path: [...origin.path, segment] };
}

/** The first of several traces that leads to a value, or whose value is unknown. */
function firstPresent(traces: readonly unknown[]): unknown {
  return traces.find((trace) => !isRecord(trace) || Array.isArray(trace.any) || valueAt(trace) != null);
}

function valueAt({ from, name }: Record<string, unknown>): unknown {
  if (Array.isArray(from)) return from[indexIn(from, name)] as unknown;
  return isRecord(from) && typeof name === "string" ? from[name] : undefined;
}

function indexIn(list: readonly unknown[], place: unknown): number {
  const index = Number(place);
  return index < 0 ? index + list.length : index;
}

function itemTrace(trace: unknown, index: number): unknown {
  return isRecord(trace) && Array.isArray(trace.from)
    ? { from: trace.from[index] as unknown, name: trace.name }
    : null;
}

/** False for the evaluator's own objects, such as dates and paths. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}

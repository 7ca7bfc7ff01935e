export type JsonSize = {
  /** Upper bound of the number of values, arrays and objects included. */
  values: number;
  /** The deepest level of nesting. */
  depth: number;
  /** The number of attributes of the object with the most. */
  attributes: number;
};

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/**
 * Returns how large JSON is once it is parsed, which takes far longer than this for many small values and for objects
 * with many attributes.
 */
export function jsonSize(json: Uint8Array): JsonSize {
  let [values, depth, attributes, isInText] = [1, 0, 0, false];
  /** The attributes of each object that has begun. */
  const begun = [0];
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (isInText) {
      if (byte === backslash) at++;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (byte === comma) values++;
    else if (byte === colon) {
      const count = (begun.pop() ?? 0) + 1;
      begun.push(count);
      attributes = Math.max(attributes, count);
    } else if (openings.has(byte)) {
      values++;
      depth = Math.max(depth, begun.push(0) - 1);
    } else if (closings.has(byte)) begun.pop();
  }
  return { values, depth, attributes };
}

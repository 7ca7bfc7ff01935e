import { Decimal128 } from "bson";

/** A finite decimal: coefficient · 10^exponent. */
export type Exact = { coefficient: bigint; exponent: number };

const maxDigits = 34;

/** Returns the exact value, or undefined for NaN and the infinities. */
export function toExact(value: Decimal128): Exact | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString());
  if (!match) return undefined;
  const [, sign = "", whole = "", fraction = "", power = "0"] = match;
  const coefficient = BigInt(sign + whole + fraction);
  return { coefficient, exponent: Number(power) - fraction.length };
}

/** Rounds half to even, to the 34 digits of a Decimal128. */
export function toDecimal({ coefficient, exponent }: Exact): Decimal128 {
  const digits = String(coefficient < 0n ? -coefficient : coefficient).length;
  const surplus = digits - maxDigits;
  if (surplus <= 0) return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
  const unit = 10n ** BigInt(surplus);
  let quotient = coefficient / unit;
  const rest = 2n * (coefficient % unit < 0n ? -(coefficient % unit) : coefficient % unit);
  if (rest > unit || (rest === unit && quotient % 2n !== 0n)) quotient += coefficient < 0n ? -1n : 1n;
  return toDecimal({ coefficient: quotient, exponent: exponent + surplus });
}

/** Converts like MongoDB: a double keeps 15 significant digits. */
export function doubleToDecimal(value: number): Decimal128 {
  if (!Number.isFinite(value)) return Decimal128.fromString(String(value));
  return Decimal128.fromString(value.toPrecision(15).toUpperCase());
}

export function addExact(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (x: Exact) => x.coefficient * 10n ** BigInt(x.exponent - exponent);
  return { coefficient: scaled(a) + scaled(b), exponent };
}

export function multiplyExact(a: Exact, b: Exact): Exact {
  return { coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent };
}

/** Returns the largest double that is not above the value. `exact`: it equals the value. */
export function floorDouble(value: Exact): { floor: number; exact: boolean } {
  const nearest = Number(`${value.coefficient}e${value.exponent}`);
  if (nearest === -Infinity) return { floor: nearest, exact: false };
  const order = nearest === Infinity ? -1 : compareToDouble(value, nearest);
  return order < 0 ? { floor: nextDown(nearest), exact: false } : { floor: nearest, exact: order === 0 };
}

function compareToDouble(value: Exact, double: number): number {
  let power = 0;
  let mantissa = double;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    power += 1;
  }
  let left = value.coefficient << BigInt(power);
  let right = BigInt(mantissa);
  if (value.exponent >= 0) left *= 10n ** BigInt(value.exponent);
  else right *= 10n ** BigInt(-value.exponent);
  return left < right ? -1 : left > right ? 1 : 0;
}

function nextDown(value: number): number {
  if (value === Infinity) return Number.MAX_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value === 0 ? -Number.MIN_VALUE : value);
  if (value !== 0) view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}

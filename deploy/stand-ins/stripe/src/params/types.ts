import { ApiError } from "../http/api-error.ts";
import type { Param, Raw, Shape, Values } from "./param.ts";
import { readParams } from "./read-params.ts";

/** A text of at least one character. */
export function text({ max = 5000 }: { max?: number } = {}): Param<string> {
  return {
    read: (value, name) => {
      const given = plain(value, name);
      if (given === "") throw empty(name);
      if (given.length > max)
        throw new ApiError(
          400,
          `Invalid string: ${given.slice(0, 20)}...; must be at most ${max} characters`,
          { code: "parameter_invalid_string_too_long", param: name },
        );
      return given;
    },
  };
}

export function email(): Param<string> {
  return {
    read: (value, name) => {
      const given = text({ max: 512 }).read(value, name);
      if (!/^\S+@\S+$/.test(given))
        throw new ApiError(400, `Invalid email address: ${given}`, { code: "email_invalid", param: name });
      return given;
    },
  };
}

/** A whole number. */
export function integer({
  min = -Infinity,
  max = Infinity,
}: { min?: number; max?: number } = {}): Param<number> {
  return {
    read: (value, name) => {
      const given = plain(value, name);
      if (given === "") throw empty(name);
      if (!/^-?\d{1,15}$/.test(given))
        throw new ApiError(400, `Invalid integer: ${given}`, {
          code: "parameter_invalid_integer",
          param: name,
        });
      const rule = Number(given) < min ? `greater than or equal to ${min}` : `less than or equal to ${max}`;
      if (Number(given) < min || Number(given) > max)
        throw new ApiError(400, `This value must be ${rule}.`, {
          code: "parameter_invalid_integer",
          param: name,
        });
      return Number(given);
    },
  };
}

/** Seconds since 1970. */
export const timestamp = (): Param<number> => ({
  read: (value, name) => {
    const given = plain(value, name);
    if (!/^\d{1,12}$/.test(given))
      throw new ApiError(400, `Invalid timestamp: must be an integer Unix timestamp in the correct range`, {
        code: "parameter_invalid_integer",
        param: name,
      });
    return Number(given);
  },
});

export const decimal = (): Param<number> => ({
  read: (value, name) => {
    const given = plain(value, name);
    if (!/^\d{1,12}(?:\.\d{1,12})?$/.test(given))
      throw new ApiError(400, `Invalid decimal: ${given}`, {
        code: "parameter_invalid_decimal",
        param: name,
      });
    return Number(given);
  },
});

export const boolean = (): Param<boolean> => ({
  read: (value, name) => {
    const given = plain(value, name);
    if (given !== "true" && given !== "false")
      throw new ApiError(400, `Invalid boolean: ${given}`, {
        code: "parameter_invalid_boolean",
        param: name,
      });
    return given === "true";
  },
});

export function oneOf<const Name extends string>(...names: readonly Name[]): Param<Name> {
  return {
    read: (value, name) => {
      const given = plain(value, name);
      const found = names.find((one) => one === given);
      if (found === undefined) {
        const [last, ...before] = [...names].reverse();
        const known = before.length > 0 ? `${before.reverse().join(", ")}, or ${last}` : String(last);
        throw new ApiError(400, `Invalid ${name}: must be one of ${known}`, { param: name });
      }
      return found;
    },
  };
}

/** A text that may be empty, which removes what was there: then it is null. */
export function emptyable<T>(param: Param<T>): Param<T | null> {
  return { read: (value, name) => (value === "" ? null : param.read(value, name)) };
}

/** The first of two that takes the value. */
export function either<One, Other>(one: Param<One>, other: Param<Other>): Param<One | Other> {
  return {
    read: (value, name) => {
      try {
        return one.read(value, name);
      } catch {
        return other.read(value, name);
      }
    },
  };
}

export function list<T>(param: Param<T>): Param<T[]> {
  return {
    read: (value, name) => {
      if (typeof value === "string") throw new ApiError(400, "Invalid array", { param: name });
      const entries = [...value];
      if (!entries.every(([key]) => /^\d+$/.test(key)))
        throw new ApiError(400, "Invalid array", { param: name });
      return entries
        .sort(([one], [other]) => Number(one) - Number(other))
        .map(([key, item]) => param.read(item, `${name}[${key}]`));
    },
  };
}

export function object<S extends Shape>(shape: S): Param<Values<S>> {
  return {
    read: (value, name) => {
      if (typeof value === "string") throw new ApiError(400, "Invalid object", { param: name });
      return readParams(shape, value, name);
    },
  };
}

/** Texts by name. A name with null is removed. Null as a whole removes all. */
export const metadata = (): Param<Record<string, string | null> | null> => ({
  read: (value, name) => {
    if (value === "") return null;
    if (typeof value === "string") throw new ApiError(400, "Invalid object", { param: name });
    return Object.fromEntries(
      Array.from(value, ([key, item]) => {
        const given = plain(item, `${name}[${key}]`);
        if (given.length > 500)
          throw new ApiError(
            400,
            `Metadata values can have up to 500 characters, but you passed in a value that is ${given.length} characters. Invalid value: ${given}`,
            { param: name },
          );
        return [key, given === "" ? null : given];
      }),
    );
  },
});

/** A time, or a range of them with `gt`, `gte`, `lt` and `lte`. */
export const times = (): Param<(time: number) => boolean> => ({
  read: (value, name) => {
    if (typeof value === "string") {
      const exact = timestamp().read(value, name);
      return (time) => time === exact;
    }
    const range = { gt: timestamp(), gte: timestamp(), lt: timestamp(), lte: timestamp() };
    const { gt, gte, lt, lte } = readParams(range, value, name);
    return (time) =>
      time > (gt ?? -Infinity) &&
      time >= (gte ?? -Infinity) &&
      time < (lt ?? Infinity) &&
      time <= (lte ?? Infinity);
  },
});

function plain(value: Raw, name: string): string {
  if (typeof value !== "string") throw new ApiError(400, "Invalid string", { param: name });
  return value;
}

function empty(name: string): ApiError {
  return new ApiError(
    400,
    `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
    { code: "parameter_invalid_empty", param: name },
  );
}

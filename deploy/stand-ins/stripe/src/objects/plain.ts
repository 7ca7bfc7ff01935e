import type { Stripe } from "stripe";

/** A type of the `stripe` package in JSON: decimals are texts, and fields that hold an object or its id hold the id. */
export type Plain<T> = [Extract<T, string>] extends [never] ? PlainObject<T> : Exclude<T, object>;

type PlainObject<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer One)[]
    ? Plain<One>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

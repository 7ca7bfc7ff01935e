import type { Stripe } from "stripe";

/**
 * A type of the `stripe` package as JSON has it: decimals are texts, and where it allows an object or its id, it is the
 * id.
 */
export type Plain<T> = [Extract<T, string>] extends [never] ? PlainObject<T> : Exclude<T, object>;

type PlainObject<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer One)[]
    ? Plain<One>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T;

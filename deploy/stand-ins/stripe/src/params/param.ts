import type { Form } from "../http/form.ts";

export type Raw = string | Form;

/** How the value of a parameter is read. */
export type Param<T> = {
  /** @throws {ApiError} when the value isn't one that Stripe takes */
  read(value: Raw, name: string): T;
  isRequired?: true;
};

export type Shape = Readonly<Record<string, Param<unknown>>>;

type Required<T> = Param<T> & { isRequired: true };
type ValueOf<P> = P extends Param<infer T> ? T : never;
type RequiredKeys<S> = { [Key in keyof S]: S[Key] extends Required<unknown> ? Key : never }[keyof S];

/** The values of parameters. One that wasn't given isn't there. */
export type Values<S> = { [Key in RequiredKeys<S>]: ValueOf<S[Key]> } & {
  [Key in Exclude<keyof S, RequiredKeys<S>>]?: ValueOf<S[Key]>;
};

export function required<T>(param: Param<T>): Required<T> {
  return { ...param, isRequired: true };
}

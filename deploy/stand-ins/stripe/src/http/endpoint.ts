import type { Account } from "../engine/account.ts";
import type { Shape, Values } from "../params/param.ts";

/** With which key a request comes: a secret one may do everything, a publishable one is in every browser. */
export type KeyKind = "secret" | "publishable";

export type Call<S extends Shape> = {
  account: Account;
  params: Values<S>;
  /** The parts of the path that have a name, such as the id. */
  path: Readonly<Record<string, string>>;
  /** The path as it was asked for. */
  url: string;
  key: KeyKind;
};

/** What a call has whatever its parameters are. */
export type AnyCall = Pick<Call<Shape>, "account" | "path" | "key">;

export type Method = "GET" | "POST" | "DELETE";

export type Endpoint = {
  method: Method;
  /** Such as `/v1/customers/{id}`. */
  template: string;
  pattern: RegExp;
  shape: Shape;
  /** Whether browsers may call it. */
  isPublic: boolean;
  run(call: Call<Shape>): object;
};

/** Declares what Stripe's API does at a path: with its parameters, of which it knows no others. */
export function endpoint<S extends Shape>(
  method: Method,
  template: string,
  shape: S,
  run: (call: Call<S>) => object,
  { isPublic = false }: { isPublic?: boolean } = {},
): Endpoint {
  const pattern = new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}(?<end>)$`);
  return { method, template, pattern, shape, isPublic, run: run };
}

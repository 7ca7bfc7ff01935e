import { z } from "zod";
import type { Account } from "../engine/account.ts";
import { readParams, text } from "./params.ts";

/** The kind of key of a request: a secret one may do everything, a publishable one is in every browser. */
export type KeyKind = "secret" | "publishable";

/** A request for an endpoint, whatever its parameters are. */
export type AnyCall = {
  account: Account;
  /** The named part of the path; empty if it has none. */
  id: string;
  /** The path as it was requested. */
  url: string;
  key: KeyKind;
};

export type Call<Params extends z.ZodType> = AnyCall & { params: z.output<Params> };

export type Method = "GET" | "POST" | "DELETE";

/** A part of Stripe's API that the stand-in implements. */
export type Endpoint = {
  method: Method;
  /** Such as `/v1/customers/:id`. */
  path: string;
  /** Browsers may call it, with their publishable key. */
  isPublic: boolean;
  /** Does what is asked for. Returns the object and what to expand in it. */
  run(call: AnyCall, form: unknown): { object: object; expand: readonly string[] };
};

/** Declares an endpoint with its parameters. All others are refused. */
export function endpoint<Params extends z.ZodObject>(
  method: Method,
  path: string,
  params: Params,
  respond: (call: Call<Params>) => object,
  { isPublic = false }: { isPublic?: boolean } = {},
): Endpoint {
  const expandable = params.extend({ expand: z.array(text()).optional() });
  return {
    ...{ method, path, isPublic },
    run: (call, form) => {
      const { expand = [], ...given } = readParams(expandable, form, `${method} ${path}`) as {
        expand?: string[];
      };
      return { object: respond({ ...call, params: given as z.output<Params> }), expand };
    },
  };
}

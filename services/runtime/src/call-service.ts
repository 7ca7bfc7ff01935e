import type { RouteContract } from "@wordlehint/contracts";
import * as z from "zod";

/** A call of another service's internal route. */
export type ServiceCall<C extends RouteContract> = {
  /** Where the service listens, such as `http://127.0.0.1:8011`. */
  origin: string;
  serviceKey: string;
  contract: C;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal?: AbortSignal;
};

type ResponseBody<C extends RouteContract> =
  C["response"] extends Readonly<{ body: infer S extends z.core.$ZodType }> ? z.output<S> : undefined;

/**
 * Calls an internal route of another service, without a body of its own, and returns the response's body, parsed by the
 * contract.
 * @throws when the service is away, doesn't respond in time, or responds with anything but success.
 */
export async function callService<const C extends RouteContract>(
  call: ServiceCall<C>,
): Promise<ResponseBody<C>> {
  const { contract, origin, serviceKey, timeoutMs, signal, params = {}, query = {} } = call;
  const url = new URL(fillPath(contract.path, params), origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method: contract.method.toUpperCase(),
    headers: { authorization: `Bearer ${serviceKey}` },
    redirect: "error",
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  const { status, body } = contract.response;
  if (response.status !== status) {
    await response.body?.cancel();
    throw new Error(`${contract.method} ${contract.path} responded with ${response.status}`);
  }
  return (body ? z.parse(body, await response.json()) : undefined) as ResponseBody<C>;
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));
}

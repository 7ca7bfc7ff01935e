import type { InternalContract, RouteContract } from "@wordlehint/contracts";
import * as z from "zod";

/** A call of another service's route. */
export type ServiceCall<C extends RouteContract> = {
  /** The address of the service, such as `http://127.0.0.1:8011`. */
  origin: string;
  contract: C;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  timeoutMs: number;
} & (C extends Readonly<{ body: infer S extends z.core.$ZodType }>
  ? { body: z.input<S> }
  : { body?: undefined }) &
  /** The key by which the other service knows the caller of an internal route. */
  (C extends InternalContract ? { callKey: string } : { callKey?: undefined });

/** Another service responded with something else than its contract says for success. */
export class ServiceCallFailed extends Error {
  override name = "ServiceCallFailed";
  readonly status: number;

  constructor({ method, path }: RouteContract, status: number) {
    super(`${method} ${path} responded with ${status}`);
    this.status = status;
  }
}

type ResponseBody<C extends RouteContract> =
  C["response"] extends Readonly<{ body: infer S extends z.core.$ZodType }> ? z.output<S> : undefined;

/**
 * Calls a route of another service, and returns the response's body, parsed by the contract.
 * @throws {ServiceCallFailed} when the status isn't that of success.
 * @throws when the service is away, or doesn't respond in time.
 */
export async function callService<const C extends RouteContract>(
  call: ServiceCall<C>,
): Promise<ResponseBody<C>> {
  const { contract, origin, callKey, timeoutMs, params = {}, query = {} } = call;
  const sent: unknown = call.body;
  const url = new URL(fillPath(contract.path, params), origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method: contract.method.toUpperCase(),
    headers: {
      ...(callKey !== undefined && { authorization: `Bearer ${callKey}` }),
      ...(sent !== undefined && { "content-type": "application/json" }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status, body } = contract.response;
  if (response.status !== status) {
    await response.body?.cancel();
    throw new ServiceCallFailed(contract, response.status);
  }
  return (body ? z.parse(body, await response.json()) : undefined) as ResponseBody<C>;
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));
}

import type { InternalContract } from "@wordlehint/contracts";
import type { ServiceName } from "@wordlehint/contracts/services";
import type { Exchange } from "@wordlehint/runtime";
import type * as z from "zod";
import type { ApiContext } from "../../context/api.ts";
import { forward } from "../api/forward-to-service.ts";

/** A call of a service's internal route, on behalf of an editor. */
export type EditorCall<C extends InternalContract & { body: z.core.$ZodType }> = {
  service: ServiceName;
  contract: C;
  /** By which the service knows the gateway. */
  callKey: string;
  body: z.input<C["body"]>;
};

/** Calls an internal route, and streams its response to the editor. Nothing of the editor's request is passed on. */
export async function callForEditor<C extends InternalContract & { body: z.core.$ZodType }>(
  context: ApiContext,
  { req, res }: Exchange,
  { service, contract, callKey, body }: EditorCall<C>,
): Promise<void> {
  await forward(context, req, res, {
    service,
    path: contract.path,
    headers: { authorization: `Bearer ${callKey}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

import { ApiError } from "../http/api-error.ts";
import type { Form } from "../http/form.ts";
import type { Shape, Values } from "./param.ts";

/**
 * Reads the parameters of a request.
 * @param prefix the name of the parameter that holds these, such as `items[0]`
 * @throws {ApiError} for those that the endpoint doesn't know, for missing ones and for values that Stripe refuses
 */
export function readParams<S extends Shape>(shape: S, form: Form, prefix = ""): Values<S> {
  const fullName = (name: string) => (prefix === "" ? name : `${prefix}[${name}]`);
  const unknown = [...form.keys()].filter((name) => !Object.hasOwn(shape, name)).map(fullName);
  const [first, ...others] = unknown;
  if (first !== undefined)
    throw new ApiError(
      400,
      others.length === 0
        ? `Received unknown parameter: ${first}`
        : `Received unknown parameters: ${unknown.join(", ")}`,
      { code: "parameter_unknown", param: first },
    );
  const values: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(shape)) {
    const value = form.get(name);
    if (value !== undefined) values[name] = param.read(value, fullName(name));
    else if (param.isRequired)
      throw new ApiError(400, `Missing required param: ${fullName(name)}.`, {
        code: "parameter_missing",
        param: fullName(name),
      });
  }
  return values as Values<S>;
}

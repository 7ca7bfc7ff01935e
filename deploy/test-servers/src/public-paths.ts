import { forwardedRoutes } from "@wordlehint/contracts/services";

/**
 * Every public GET route of the API with its parameters.
 * @param values what each parameter is asked with, by name; one that is missing is left out
 */
export function publicPaths(values: Readonly<Record<string, readonly string[]>>): string[] {
  return forwardedRoutes
    .map(({ contract }) => contract)
    .filter(({ method, auth }) => method === "get" && auth === undefined)
    .flatMap((contract) => {
      const { shape = {} } = (contract.query?._zod.def ?? {}) as { shape?: object };
      const names = Object.keys(shape).filter((name) => name in values);
      const queries = names.reduce<Record<string, string>[]>(
        (all, name) => all.flatMap((one) => (values[name] ?? []).map((value) => ({ ...one, [name]: value }))),
        [{}],
      );
      return queries.map((query) => `${contract.path}?${new URLSearchParams(query).toString()}`);
    });
}

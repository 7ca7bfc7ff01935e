/** Services that answer under `/api`. */
export type Upstream = "riddle";

const routes: readonly { prefix: string; upstream: Upstream }[] = [
  { prefix: "/api/riddle", upstream: "riddle" },
];

/** The service that owns a canonical path below `/api`. */
export function findUpstream(path: string): Upstream | undefined {
  return routes.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.upstream;
}

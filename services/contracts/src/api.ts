import type { RouteContract } from "./route.ts";
import { gatewayRoutes } from "./routes/gateway-routes.ts";
import { riddleRoutes } from "./routes/riddle-routes.ts";

/** Every declared route by the service that serves it. */
export const api: Readonly<Record<string, readonly RouteContract[]>> = {
  gateway: gatewayRoutes,
  riddle: riddleRoutes,
};

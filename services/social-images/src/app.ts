import { startHttp, type Service } from "@wordlehint/runtime";
import type { Config } from "./config.ts";
import { createContext, type Overrides } from "./context.ts";
import { getPicture } from "./http/get-picture.ts";

/**
 * Starts the service that draws pages' social pictures. It is ready when it can draw, whether or not the
 * renderer is there: every replica would be without it too.
 * @throws when the port is taken.
 */
export async function createService(config: Config, overrides?: Overrides): Promise<Service> {
  const { log, metrics, renderer, easel, pictures } = createContext(config, overrides);
  const http = await startHttp({
    host: config.HOST,
    port: config.PORT,
    log,
    metrics,
    checks: { drawing: () => easel.check() },
    errorStatus: { uri_too_long: 414 },
    routes: (app) => app.get("/social/*path", getPicture(pictures)),
  });
  return {
    url: http.url,
    close: async () => {
      await http.close();
      await renderer.close();
    },
  };
}

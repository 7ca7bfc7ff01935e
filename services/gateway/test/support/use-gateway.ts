import { cacheDir, startGateway, type RunningGateway } from "./start-gateway.ts";
import { startSite, type FakeSite } from "./start-site.ts";

/**
 * Starts one gateway and one site for all tests of a file.
 * @param build shows what the site has before the gateway starts.
 */
export function useGateway(
  env: Readonly<Record<string, string>>,
  build: (site: FakeSite) => void = () => undefined,
): {
  site(): FakeSite;
  get: RunningGateway["get"];
  getAdmin: RunningGateway["getAdmin"];
} {
  let site: FakeSite;
  let gateway: RunningGateway;
  let cache: Awaited<ReturnType<typeof cacheDir>>;

  beforeAll(async () => {
    site = await startSite();
    build(site);
    cache = await cacheDir();
    gateway = await startGateway({ siteUrl: site.url, cacheDir: cache.dir, env });
  });
  afterAll(async () => {
    await gateway.close();
    await site.stop();
    await cache.remove();
  });
  return {
    site: () => site,
    get: (...request) => gateway.get(...request),
    getAdmin: (path) => gateway.getAdmin(path),
  };
}

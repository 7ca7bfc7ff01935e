import { join } from "node:path";
import { site } from "@wordlehint/contracts/services";
import { ensureBuild } from "../builds/ensure-build.ts";
import { gatsbyCommand, gatsbyEnv, siteBuild, siteDir } from "../builds/site-build.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { studioUrl } from "./content-settings.ts";
import { browserUrl, loopbackUrl, type Installation } from "./installation.ts";
import { launchScript } from "./launch.ts";
import { settingsOf } from "./settings-of.ts";

/** The renderer of the site: `gatsby serve`. */
export function planSite(installation: Installation): ProcessPlan {
  const { ports, dataDir, env } = installation;
  return {
    name: "site",
    purpose: site.purpose,
    port: ports.site,
    kind: "service",
    quiet: true,
    ready: { url: `${loopbackUrl(ports.site)}/page-data/app-data.json` },
    prepare: async (say) => {
      await ensureBuild(siteBuild, say, join(dataDir, "logs", "site-build.log"));
      const settings = {
        ...settingsOf(site, installation),
        SITE_ORIGIN: browserUrl(ports.gateway),
        STUDIO_URL: studioUrl(installation),
      };
      const args = ["serve", "-H", "127.0.0.1", "-p", String(ports.site)];
      return { ...launchScript(gatsbyCommand, args, { ...env, ...gatsbyEnv, ...settings }), cwd: siteDir };
    },
  };
}

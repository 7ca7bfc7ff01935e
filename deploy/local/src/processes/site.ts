import { join } from "node:path";
import { ensureBuild } from "../builds/ensure-build.ts";
import { gatsbyCommand, gatsbyEnv, siteBuild, siteDir } from "../builds/site-build.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { contentImages, contentSettings, studioAddress } from "./content.ts";
import { node, service } from "./launch.ts";
import { browserAddress, loopback, storeUrls, type Surroundings } from "./surroundings.ts";

/** What a player's browser talks to, and what that needs. */
export function planSite(surroundings: Surroundings): ProcessPlan[] {
  const { ports, dataDir, secrets, env } = surroundings;
  const origin = browserAddress(ports.gateway);
  const renderer: ProcessPlan = {
    name: "site",
    purpose: "page renderer",
    port: ports.renderer,
    kind: "service",
    quiet: true,
    ready: { url: `${loopback(ports.renderer)}/page-data/app-data.json` },
    prepare: async (say) => {
      await ensureBuild(siteBuild, say, join(dataDir, "logs", "site-build.log"));
      const settings = {
        ...contentSettings(surroundings),
        RIDDLE_URL: loopback(ports.riddle),
        SITE_ORIGIN: origin,
        STUDIO_URL: studioAddress(surroundings),
      };
      const args = ["serve", "-H", "127.0.0.1", "-p", String(ports.renderer)];
      return { ...node(gatsbyCommand, args, { ...env, ...gatsbyEnv, ...settings }), cwd: siteDir };
    },
  };
  const socialImages: ProcessPlan = {
    name: "social-images",
    purpose: "pictures of pages",
    port: ports.socialImages,
    kind: "service",
    ready: { url: `${loopback(ports.socialImages)}/readyz` },
    prepare: () => service("social-images", ports.socialImages, env, { SITE_URL: loopback(ports.renderer) }),
  };
  const gateway: ProcessPlan = {
    name: "gateway",
    purpose: "the site's address",
    port: ports.gateway,
    kind: "service",
    ready: { url: `${loopback(ports.gateway)}/readyz` },
    prepare: () =>
      service("gateway", ports.gateway, env, {
        ...contentSettings(surroundings),
        ...contentImages(surroundings),
        RIDDLE_URL: loopback(ports.riddle),
        SITE_URL: loopback(ports.renderer),
        SOCIAL_IMAGES_URL: loopback(ports.socialImages),
        NATS_URL: storeUrls(surroundings).NATS_URL,
        CACHE_DIR: join(dataDir, "gateway-cache"),
        STUDIO_ORIGIN: studioAddress(surroundings),
        PREVIEW_KEY: secrets.previewKey,
      }),
  };
  return [renderer, socialImages, gateway];
}

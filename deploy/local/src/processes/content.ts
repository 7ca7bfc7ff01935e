import { join } from "node:path";
import { ensureBuild } from "../builds/ensure-build.ts";
import { sanityCommand, studioBuild, studioDir, studioDist } from "../builds/studio-build.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { node, service } from "./launch.ts";
import { browserAddress, given, loopback, storeUrls, type Surroundings } from "./surroundings.ts";

/** Whether the content is in hosted Sanity. */
const isHosted = ({ env }: Surroundings): boolean => given(env.SANITY_PROJECT_ID) !== undefined;

export const studioAddress = ({ ports }: Pick<Surroundings, "ports">): string => browserAddress(ports.lake);

/** How a part of the site reaches the content, by Sanity's own client. */
export function contentSettings(surroundings: Surroundings): Record<string, string> {
  const { ports, secrets, env } = surroundings;
  if (isHosted(surroundings)) return {};
  return {
    SANITY_PROJECT_ID: "wordlehint",
    SANITY_DATASET: given(env.SANITY_DATASET) ?? "production",
    SANITY_API_HOST: loopback(ports.lake),
    SANITY_TOKEN: secrets.serviceToken,
  };
}

/** The gateway's door to the content's pictures: Sanity's own where it is hosted. */
export function contentImages(surroundings: Surroundings): Record<string, string> {
  return isHosted(surroundings) ? {} : { CONTENT_IMAGES_URL: loopback(surroundings.ports.lake) };
}

/** Our own content lake, which serves the studio too; or, for hosted Sanity, the studio alone. */
export function planContent(surroundings: Surroundings): ProcessPlan {
  return isHosted(surroundings) ? hostedStudio(surroundings) : ownLake(surroundings);
}

function ownLake(surroundings: Surroundings): ProcessPlan {
  const { ports, dataDir, secrets, env } = surroundings;
  return {
    name: "content-lake",
    purpose: "content and the studio",
    port: ports.lake,
    kind: "service",
    ready: { url: `${loopback(ports.lake)}/readyz` },
    prepare: async (say) => {
      await ensureBuild(studioBuild(), say, join(dataDir, "logs", "studio-build.log"));
      return service("content-lake", ports.lake, env, {
        ...storeUrls(surroundings),
        PROJECT_ID: "wordlehint",
        PUBLIC_URL: studioAddress(surroundings),
        SITE_ORIGIN: browserAddress(ports.gateway),
        STUDIO_DIR: studioDist,
        SEED_DIR: join(studioDir, "seed", "dataset"),
        SERVICE_TOKEN: secrets.serviceToken,
        FIRST_EDITOR_EMAIL: secrets.firstEditor.email,
        FIRST_EDITOR_PASSWORD: secrets.firstEditor.password,
      });
    },
  };
}

function hostedStudio({ ports, dataDir, env }: Surroundings): ProcessPlan {
  const hosted = {
    projectId: given(env.SANITY_PROJECT_ID) ?? "",
    dataset: given(env.SANITY_DATASET) ?? "production",
    siteUrl: browserAddress(ports.gateway),
  };
  return {
    name: "studio",
    purpose: "the studio",
    port: ports.lake,
    kind: "service",
    quiet: true,
    ready: { port: ports.lake },
    prepare: async (say) => {
      const build = studioBuild(hosted);
      await ensureBuild(build, say, join(dataDir, "logs", "studio-build.log"));
      const args = ["preview", "--port", String(ports.lake), "--host", "localhost"];
      return { ...node(sanityCommand, args, { ...env, ...build.env }), cwd: studioDir };
    },
  };
}

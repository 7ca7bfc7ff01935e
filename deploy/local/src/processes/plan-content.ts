import { join } from "node:path";
import { ensureBuild } from "../builds/ensure-build.ts";
import { sanityCommand, studioBuild, studioDir, studioDist } from "../builds/studio-build.ts";
import { given } from "../given.ts";
import type { ProcessPlan } from "../supervise/process-plan.ts";
import { datasetOf, isHosted, lakeProjectId, studioUrl } from "./content-settings.ts";
import { browserUrl, type Installation } from "./installation.ts";
import { launchScript, launchService } from "./launch.ts";
import { planService } from "./plan-service.ts";

/** Our own content lake, which also serves the studio; for hosted Sanity the studio alone. */
export function planContent(installation: Installation): ProcessPlan {
  return isHosted(installation) ? planHostedStudio(installation) : planLake(installation);
}

function planLake(installation: Installation): ProcessPlan {
  const { ports, dataDir, secrets } = installation;
  return {
    ...planService("content-lake", installation),
    prepare: async (say) => {
      await ensureBuild(studioBuild(), say, join(dataDir, "logs", "studio-build.log"));
      return launchService("content-lake", installation, {
        PROJECT_ID: lakeProjectId,
        PUBLIC_URL: studioUrl(installation),
        SITE_ORIGIN: browserUrl(ports.gateway),
        STUDIO_DIR: studioDist,
        SEED_DIR: join(studioDir, "seed", "dataset"),
        FIRST_EDITOR_EMAIL: secrets.firstEditor.email,
        FIRST_EDITOR_PASSWORD: secrets.firstEditor.password,
      });
    },
  };
}

function planHostedStudio(installation: Installation): ProcessPlan {
  const { ports, dataDir, env } = installation;
  const port = ports["content-lake"];
  const build = studioBuild({
    projectId: given(env.SANITY_PROJECT_ID) ?? "",
    dataset: datasetOf(installation),
    siteUrl: browserUrl(ports.gateway),
  });
  return {
    name: "studio",
    purpose: "the studio",
    port,
    kind: "service",
    quiet: true,
    ready: { port },
    prepare: async (say) => {
      await ensureBuild(build, say, join(dataDir, "logs", "studio-build.log"));
      const args = ["preview", "--port", String(port), "--host", "localhost"];
      return { ...launchScript(sanityCommand, args, { ...env, ...build.env }), cwd: studioDir };
    },
  };
}

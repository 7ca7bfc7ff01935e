import { defineRoute } from "@wordlehint/contracts";
import { testEnvironment } from "@wordlehint/test-servers";
import * as z from "zod";
import {
  busConfig,
  createPlayerAccess,
  openRuntime,
  parseConfig,
  playerOf,
  route,
  serviceConfig,
  startService,
  type PlayerAccessOptions,
} from "../../src/index.ts";

const getMeContract = defineRoute({
  method: "get",
  path: "/me",
  auth: "player",
  summary: "Who is signed in",
  response: {
    status: 200,
    description: "The player",
    body: z.object({ userId: z.string(), sessionId: z.string() }),
  },
  errors: ["unauthorized", "unavailable"],
});

const schema = z.object({ ...serviceConfig, ...busConfig });

/** Settings of a service that verifies tokens. */
export function verifierConfig(settings: Readonly<Record<string, string>> = {}) {
  return parseConfig(schema, { ...testEnvironment("riddle"), ...settings });
}

/** Starts a service with one route, `/me`, for signed-in players. */
export async function startVerifier(
  config: ReturnType<typeof verifierConfig>,
  options: PlayerAccessOptions,
  now?: () => Date,
) {
  const runtime = openRuntime("verifier", config, { now });
  const access = createPlayerAccess(runtime, options);
  const getMe = route(
    getMeContract,
    (_input, { req }) => {
      const { userId, sessionId } = playerOf(req);
      return { userId, sessionId };
    },
    [access.requirePlayer],
  );
  const service = await startService(runtime, { checks: { players: access.check }, routes: [getMe] });
  const statusWith = async (token: string) => (await askAs(token)).status;
  const askAs = (token: string) =>
    fetch(`${service.url}/me`, { headers: { authorization: `Bearer ${token}` } });
  return { ...service, bus: runtime.bus, askAs, statusWith };
}

export type Verifier = Awaited<ReturnType<typeof startVerifier>>;

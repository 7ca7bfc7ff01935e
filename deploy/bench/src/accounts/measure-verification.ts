import { createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import { startFakeServer } from "@wordlehint/test-servers";
import { createPlayerAccess, openRuntime, tokenSettings } from "@wordlehint/runtime";
import type { Request, RequestHandler, Response } from "express";
import jwt from "jsonwebtoken";

/** Tokens per second through `requirePlayer`, in one process. */
export type VerificationRates = { seenBefore: number; newTokens: number };

const tokenCount = 5000;
const uses = 40;
const callKey = "the key of the benchmark's calls";

/** Verifies tokens as a service does that isn't auth: each once as a new one, then again and again. */
export async function measureVerification(natsUrl: string): Promise<VerificationRates> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const keyid = randomUUID();
  const { x, y } = createPublicKey(publicKey.export({ format: "pem", type: "spki" })).export({
    format: "jwk",
  });
  const jwk = { kty: "EC", crv: "P-256", x, y, kid: keyid, use: "sig", alg: tokenSettings.algorithm };
  const auth = await startFakeServer((req, res) => {
    const isKeys = req.url === "/api/auth/jwks.json";
    const page = { revocations: [], state: "1", isComplete: true, keyIds: [keyid] };
    res.writeHead(200, { "content-type": "application/json" });
    res.end(JSON.stringify(isKeys ? { keys: [jwk] } : page));
  });
  const config = { HOST: "127.0.0.1", PORT: 0, LOG_LEVEL: "silent", NATS_URL: natsUrl };
  const runtime = openRuntime("bench", { ...config, BUS_NAMESPACE: "bench", BUS_REPLICAS: 1 });
  const { requirePlayer, check } = createPlayerAccess(runtime, { authUrl: auth.url, callKey });
  while (!(await isReady(check))) await delay(20);

  const { issuer, audience, algorithm } = tokenSettings;
  const tokens = Array.from({ length: tokenCount }, (_, number) =>
    jwt.sign({ sub: `player-${number}`, sid: `session-${number}`, gen: 0 }, privateKey, {
      issuer,
      audience,
      algorithm,
      keyid,
      expiresIn: "1h",
    }),
  );
  const verifyAll = async (times: number) => {
    const begun = performance.now();
    for (let use = 0; use < times; use++) {
      for (const [index, token] of tokens.entries()) {
        await pass(requirePlayer, token);
        // As between the requests of a service, which hears of revocations meanwhile.
        if (index % 100 === 0) await setImmediate();
      }
    }
    return (times * tokens.length * 1000) / (performance.now() - begun);
  };
  try {
    return { newTokens: await verifyAll(1), seenBefore: await verifyAll(uses) };
  } finally {
    await runtime.close();
    await auth.stop();
  }
}

async function isReady(check: () => Promise<void>): Promise<boolean> {
  return check().then(
    () => true,
    () => false,
  );
}

/** @throws unless the middleware lets the request through */
async function pass(requirePlayer: RequestHandler, token: string): Promise<void> {
  const passed: true[] = [];
  const request = { headers: { authorization: `Bearer ${token}` } } as Request;
  await requirePlayer(request, {} as Response, () => passed.push(true));
  if (passed.length !== 1) throw new Error("a valid token was refused");
}

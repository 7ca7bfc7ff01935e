import { hashSecret } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { identifySession, identifyToken, isStillValid } from "./identify.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const hour = 3_600_000;
const serviceToken = "a token that the deployment has chosen";

type Known = { usedAt?: Date; expiresAt?: Date; editor?: object | undefined };

/** A lake in which one editor has a session, and one robot a token. */
function useLake({ usedAt = now, expiresAt = ago(-1), ...known }: Known = {}) {
  const noted: Date[] = [];
  const editor = "editor" in known ? known.editor : { id: "ada", role: "editor" };
  const context = {
    now: () => now,
    config: { SERVICE_TOKEN: serviceToken },
    editors: { find: (id: string) => Promise.resolve(id === "ada" ? editor : undefined) },
    sessions: {
      find: (hash: string) =>
        Promise.resolve(hash === hashSecret("secret") ? { editorId: "ada", usedAt, expiresAt } : undefined),
      noteUse: (_hash: string, at: Date) => Promise.resolve(void noted.push(at)),
    },
    tokens: {
      findByHash: (hash: string) =>
        Promise.resolve(hash === hashSecret("robot") ? { id: "r", role: "viewer" } : undefined),
    },
  } as unknown as Context;
  return { context, noted };
}

describe("A session", () => {
  it("identifies its editor", async () => {
    expect(await identifySession(useLake().context, "secret")).toEqual({
      requester: { id: "ada", role: "editor" },
      credential: { kind: "session", hash: hashSecret("secret") },
    });
  });

  it("tells of an editor who has to change the password", async () => {
    const { context } = useLake({ editor: { id: "ada", role: "editor", mustChangePassword: true } });
    expect((await identifySession(context, "secret"))?.requester.mustChangePassword).toBe(true);
  });

  it.each([
    ["that nobody has", "another", {}],
    ["that has just ended", "secret", { expiresAt: now }],
    ["of an editor who is removed", "secret", { editor: undefined }],
  ])("%s identifies nobody, and isn't noted as used", async (_what, secret, known) => {
    const { context, noted } = useLake({ usedAt: ago(24 * hour), ...known });
    expect(await identifySession(context, secret)).toBeUndefined();
    expect(await isStillValid(context, { kind: "session", hash: hashSecret(secret) })).toBe(false);
    expect(noted).toEqual([]);
  });

  it("is noted as used once an hour at most, because not every request should write to the database", async () => {
    const recent = useLake({ usedAt: ago(hour - 1) });
    await identifySession(recent.context, "secret");
    expect(recent.noted).toEqual([]);
    const older = useLake({ usedAt: ago(hour) });
    await identifySession(older.context, "secret");
    expect(older.noted).toEqual([now]);
  });
});

describe("A token", () => {
  it("identifies its robot, until it is removed", async () => {
    const { context } = useLake();
    const credential = { kind: "token", hash: hashSecret("robot") } as const;
    expect(await identifyToken(context, "robot")).toEqual({
      requester: { id: "r", role: "viewer" },
      credential,
    });
    expect(await isStillValid(context, credential)).toBe(true);
    expect(await identifyToken(context, "removed")).toBeUndefined();
    expect(await isStillValid(context, { kind: "token", hash: hashSecret("removed") })).toBe(false);
  });

  it("of the deployment reads only, and works while the database is away", async () => {
    const { context } = useLake();
    const away = { ...context, tokens: {} } as unknown as Context;
    const identity = await identifyToken(away, serviceToken);
    expect(identity?.requester).toMatchObject({ id: "service", role: "viewer", readsPreviewSecrets: true });
    expect(identity && (await isStillValid(away, identity.credential))).toBe(true);
  });
});

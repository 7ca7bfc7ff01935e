import { hashSecret, isSameSecret } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import type { Credential, Requester } from "../../domain/access/requester.ts";
import { noteUseAfterMs } from "../../domain/access/session.ts";

export type Identity = {
  requester: NonNullable<Requester>;
  credential: Credential;
};

type Finder = Pick<Context, "editors" | "sessions" | "tokens" | "now" | "config">;

/** Returns the editor of a session's secret. Notes that the session is used. Undefined when the secret is invalid. */
export async function identifySession(context: Finder, secret: string): Promise<Identity | undefined> {
  const { sessions, now } = context;
  const credential: Credential = { kind: "session", hash: hashSecret(secret) };
  const session = await sessions.find(credential.hash);
  const requester = session && (await requesterOfSession(context, session));
  if (!requester) return undefined;
  const time = now().getTime();
  if (time - session.usedAt.getTime() >= noteUseAfterMs)
    await sessions.noteUse(credential.hash, new Date(time));
  return { requester, credential };
}

/** Returns the robot of a token. The deployment's own token works without the database. */
export async function identifyToken(
  { tokens, config }: Finder,
  secret: string,
): Promise<Identity | undefined> {
  const hash = hashSecret(secret);
  const { SERVICE_TOKEN } = config;
  if (SERVICE_TOKEN !== undefined && isSameSecret(secret, SERVICE_TOKEN))
    return {
      // The gateway validates the secrets of previews with it.
      requester: { id: "service", role: "viewer", readsPreviewSecrets: true, readsAddresses: true },
      credential: { kind: "service", hash },
    };
  const token = await tokens.findByHash(hash);
  if (!token) return undefined;
  return { requester: { id: token.id, role: token.role }, credential: { kind: "token", hash } };
}

/** Returns whether a credential that was valid still is. */
export async function isStillValid(context: Finder, { kind, hash }: Credential): Promise<boolean> {
  if (kind === "service") return true;
  if (kind === "token") return (await context.tokens.findByHash(hash)) !== undefined;
  const session = await context.sessions.find(hash);
  return session !== undefined && (await requesterOfSession(context, session)) !== undefined;
}

async function requesterOfSession(
  { editors, now }: Finder,
  { editorId, expiresAt }: { editorId: string; expiresAt: Date },
): Promise<NonNullable<Requester> | undefined> {
  if (expiresAt <= now()) return undefined;
  const editor = await editors.find(editorId);
  if (!editor) return undefined;
  const { id, role, mustChangePassword = false } = editor;
  return { id, role, ...(mustChangePassword && { mustChangePassword }) };
}

import { parseCookie } from "cookie";
import { sign, unsign } from "cookie-signature";

const previewCookie = "wordlehint-preview";
export const passSeconds = 12 * 3600;

const prefix = "preview-until-";

/** The name of the pass's cookie. With HTTPS browsers take it from this very host alone, by the prefix. */
export const previewCookieName = (isHttps: boolean) => (isHttps ? `__Host-${previewCookie}` : previewCookie);

/** Returns a signed cookie value that lets its holder see drafts for `passSeconds`. */
export function issuePass(key: string, nowMs: number): string {
  return sign(`${prefix}${Math.floor(nowMs / 1000) + passSeconds}`, key);
}

/** Returns true if a pass was signed with this key and hasn't expired. */
export function isPassValid(pass: string, key: string, nowMs: number): boolean {
  const signed = unsign(pass, key);
  return signed !== false && Number(signed.slice(prefix.length)) * 1000 > nowMs;
}

/** Returns true if a Cookie header may contain a pass. Cheap enough for every request. */
export function mayContainPass(cookieHeader: string | undefined): boolean {
  return cookieHeader?.includes(`${previewCookie}=`) ?? false;
}

export function readPass(cookieHeader: string | undefined, isHttps: boolean): string | undefined {
  if (!mayContainPass(cookieHeader)) return undefined;
  return parseCookie(cookieHeader ?? "")[previewCookieName(isHttps)];
}

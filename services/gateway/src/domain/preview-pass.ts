import { parseCookie } from "cookie";
import { sign, unsign } from "cookie-signature";

export const previewCookie = "wordlehint-preview";
export const passSeconds = 12 * 3600;

const prefix = "preview-until-";

/** Returns a signed cookie value that lets its holder see drafts for `passSeconds`. */
export function issuePass(key: string, nowMs: number): string {
  return sign(`${prefix}${Math.floor(nowMs / 1000) + passSeconds}`, key);
}

/** Whether a pass was signed with this key and hasn't expired. */
export function isPassValid(pass: string, key: string, nowMs: number): boolean {
  const signed = unsign(pass, key);
  return signed !== false && Number(signed.slice(prefix.length)) * 1000 > nowMs;
}

/** Whether a Cookie header may contain a pass; cheap enough for every request. */
export function mayContainPass(cookieHeader: string | undefined): boolean {
  return cookieHeader?.includes(`${previewCookie}=`) ?? false;
}

export function readPass(cookieHeader: string | undefined): string | undefined {
  return mayContainPass(cookieHeader) ? parseCookie(cookieHeader ?? "")[previewCookie] : undefined;
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { parseCookie } from "cookie";

export const previewCookie = "wordlehint-preview";
export const passSeconds = 12 * 3600;

/** Lets its bearer see drafts until a time: `<seconds since the epoch>.<HMAC by our key>`. */
export function issuePass(key: string, nowMs: number): string {
  const expiry = String(Math.floor(nowMs / 1000) + passSeconds);
  return `${expiry}.${signature(key, expiry)}`;
}

export function isPassGood(pass: string, key: string, nowMs: number): boolean {
  const [expiry = "", sent = "", ...more] = pass.split(".");
  if (more.length > 0 || !/^\d{10}$/.test(expiry)) return false;
  const [given, right] = [Buffer.from(sent), Buffer.from(signature(key, expiry))];
  return given.length === right.length && timingSafeEqual(given, right) && Number(expiry) * 1000 > nowMs;
}

/** Whether a Cookie header could hold a pass; cheap enough to ask of every request. */
export function mayHoldPass(cookieHeader: string | undefined): boolean {
  return cookieHeader?.includes(`${previewCookie}=`) ?? false;
}

export function passOf(cookieHeader: string | undefined): string | undefined {
  return mayHoldPass(cookieHeader) ? parseCookie(cookieHeader ?? "")[previewCookie] : undefined;
}

function signature(key: string, expiry: string): string {
  return createHmac("sha256", key).update(`preview ${expiry}`).digest("base64url");
}

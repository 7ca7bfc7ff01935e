import { secretCookie, type SecretCookie } from "@wordlehint/runtime";

/** Returns the cookie that marks a browser in which an account was used; `deviceCookieName` tells the gateway its name. */
export const deviceCookie = (publicOrigin: string): SecretCookie => secretCookie("device", publicOrigin);

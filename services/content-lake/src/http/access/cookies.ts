import { secretCookie, type SecretCookie } from "@wordlehint/runtime";

/** Returns the cookie of an editor's session. */
export const sessionCookie = (publicUrl: string): SecretCookie => secretCookie("lakeSession", publicUrl);

/** Returns the cookie that marks a browser in which an editor has signed in. */
export const deviceCookie = (publicUrl: string): SecretCookie => secretCookie("lakeDevice", publicUrl);

import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";

/** The profile, loaded when it is first opened. */
export const LateProfile = lazyWithPreload(() => import("./Profile.tsx").then((module) => module.Profile));

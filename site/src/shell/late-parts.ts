import { late } from "../lib/late.tsx";

/**
 * Parts that the shell loads when first needed. Declared together, so that the shell's buttons can preload
 * them.
 */
export const LateMenuPanel = late(() => import("./MenuPanel.tsx").then((module) => module.MenuPanel));
export const LateOpenMenu = late(() => import("./OpenMenu.tsx").then((module) => module.OpenMenu));
export const LatePageError = late(() => import("./PageError.tsx").then((module) => module.PageError));
export const LatePreviewParts = late(() =>
  import(/* webpackChunkName: "preview" */ "../preview/PreviewParts.tsx").then(
    (module) => module.PreviewParts,
  ),
);
export const LateProfile = late(() =>
  import("../features/player/profile/Profile.tsx").then((module) => module.Profile),
);

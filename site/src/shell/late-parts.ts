import { lazyWithPreload } from "../lib/lazy-with-preload.tsx";

/**
 * Parts that the shell loads when first needed. Declared together, so that the shell's buttons can preload
 * them.
 */
export const LateMenuPanel = lazyWithPreload(() =>
  import("./MenuPanel.tsx").then((module) => module.MenuPanel),
);
export const LateOpenMenu = lazyWithPreload(() => import("./OpenMenu.tsx").then((module) => module.OpenMenu));
export const LatePageError = lazyWithPreload(() =>
  import("./PageError.tsx").then((module) => module.PageError),
);
export const LatePreviewParts = lazyWithPreload(() =>
  import(/* webpackChunkName: "preview" */ "../preview/PreviewParts.tsx").then(
    (module) => module.PreviewParts,
  ),
);

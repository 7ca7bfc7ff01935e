export { AppBanner } from "./AppBanner.tsx";

// Shown by the style guide.
export { AppPromotion } from "./AppPromotion.tsx";

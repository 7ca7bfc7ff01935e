export { LateProfile } from "./LateProfile.tsx";

// Shown by the style guide.
export { LoadFailure } from "./LoadFailure.tsx";
export { Overview } from "./Overview.tsx";
export { Subscription } from "./Subscription.tsx";
export { View } from "./View.tsx";
export { viewNames, views } from "./views.ts";

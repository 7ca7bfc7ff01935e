export { Consent } from "./Consent.tsx";

// Shown by the style guide.
export { CookieQuestion } from "./CookieNotice.tsx";

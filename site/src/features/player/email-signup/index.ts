export { ConfirmSubscription } from "./ConfirmSubscription.tsx";
export { EmailPreferences } from "./EmailPreferences.tsx";
export { EmailSignUp } from "./EmailSignUp.tsx";
export { Unsubscribe } from "./Unsubscribe.tsx";

// Shown by the style guide.
export { CheckInbox } from "./CheckInbox.tsx";
export { PreferencesForm } from "./PreferencesForm.tsx";

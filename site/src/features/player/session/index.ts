export { AccountLinks } from "./AccountLinks.tsx";
export { FollowedSession } from "./FollowedSession.tsx";
export { Protected } from "./Protected.tsx";
export { SessionParts } from "./SessionParts.tsx";
export { SignedOutOnly } from "./SignedOutOnly.tsx";

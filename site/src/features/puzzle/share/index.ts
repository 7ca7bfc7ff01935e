export { shareText } from "./share-text.ts";
export { Share } from "./Share.tsx";

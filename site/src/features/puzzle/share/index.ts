export { Share } from "./Share.tsx";
export { shareText } from "./share-text.ts";

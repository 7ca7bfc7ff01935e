export { FriendRiddlePage } from "./FriendRiddlePage.tsx";

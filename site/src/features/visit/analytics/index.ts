export { Analytics } from "./Analytics.tsx";

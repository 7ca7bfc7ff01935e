export { AdSlot } from "./AdSlot.tsx";
export { useAdsFreeMark } from "./use-ads-free-mark.ts";

export { guideData } from "./guide-facts.ts";
export { Guide } from "./Guide.tsx";

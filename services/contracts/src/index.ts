export * from "./day-arithmetic.ts";
export * from "./events.ts";
export * from "./problem.ts";
export * from "./puzzle-clock.ts";
export * from "./puzzle-date.ts";
export * from "./riddle.ts";

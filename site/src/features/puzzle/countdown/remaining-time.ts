const secondMs = 1000;

/** Formats as `HH:MM:SS`, rounding up to the next second. */
export function clockText(remainingMs: number): string {
  const seconds = Math.ceil(Math.max(remainingMs, 0) / secondMs);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/** Formats for screen readers, to the minute: `7 hours and 42 minutes`. */
export function spokenText(remainingMs: number): string {
  const minutes = Math.ceil(Math.max(remainingMs, 0) / (60 * secondMs));
  const hours = Math.floor(minutes / 60);
  const parts = [
    hours > 0 ? counted(hours, "hour") : "",
    minutes % 60 > 0 ? counted(minutes % 60, "minute") : "",
  ];
  return parts.filter((part) => part !== "").join(" and ") || "less than a minute";
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

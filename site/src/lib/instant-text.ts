import { plainDate } from "@wordlehint/contracts";

/** Formats an instant's day in the browser's time zone, such as `22 November 2026`. */
export function dayText(instant: string): string {
  const local = new Date(instant);
  const day = [local.getFullYear(), local.getMonth() + 1, local.getDate()].map(padded).join("-");
  return plainDate(day);
}

/** Formats an instant in the browser's time zone, such as `22 November 2026, 9:50 PM`. */
export function instantText(instant: string): string {
  const local = new Date(instant);
  const hours = local.getHours();
  const time = `${hours % 12 || 12}:${padded(local.getMinutes())} ${hours < 12 ? "AM" : "PM"}`;
  return `${dayText(instant)}, ${time}`;
}

/**
 * Says how long ago an instant was, such as `20 minutes ago`; its day if that was more than a day ago. What is less than
 * some minutes ago, or in the future by another clock, is `just now`.
 */
export function agoText(instant: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(instant)) / minuteMs);
  if (minutes < 5) return "just now";
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  return `on ${dayText(instant)}`;
}

const minuteMs = 60_000;

function padded(value: number): string {
  return String(value).padStart(2, "0");
}

import { calendarPath, feedPath, homeZone } from "@wordlehint/contracts";

/** Addresses at which programs get the riddles, as they are released in a time zone. */
export interface FollowAddresses {
  feed: string;
  calendar: string;
  /** `webcal:` makes a calendar program follow the address instead of copying its events. */
  webcal: string;
  google: string;
  outlook: string;
}

/** Returns the addresses of the feed and the calendar, and of the pages on which web calendars take a calendar. */
export function followAddresses(origin: string, zone: string): FollowAddresses {
  const query = zone === homeZone ? "" : `?tz=${encodeURIComponent(zone).replaceAll("%2F", "/")}`;
  const calendar = origin + calendarPath + query;
  const webcal = calendar.replace(/^https?:/, "webcal:");
  return {
    feed: feedPath + query,
    calendar,
    webcal,
    google: `https://calendar.google.com/calendar/r?${String(new URLSearchParams({ cid: webcal }))}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${String(new URLSearchParams({ url: calendar, name: "Daily Wordle hints" }))}`,
  };
}

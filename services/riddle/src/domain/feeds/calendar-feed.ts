import { addDays, hintAddress } from "@wordlehint/contracts";
import { ICalCalendar, ICalEventTransparency } from "ical-generator";
import { feedDescription, feedTitle, type FeedDay } from "./feed-day.ts";

/** A day whose riddle is still to come: nothing but its number. */
export type ComingDay = Pick<FeedDay, "date" | "puzzleNumber">;

/** Options of `calendarFeed`. */
export type CalendarOptions = {
  /** The site's public origin. */
  origin: string;
  /** The time zone in which the riddles are released. */
  zone: string;
};

/**
 * Writes riddles as a calendar (RFC 5545) that people subscribe to: each is a day-long event on its date. It takes no
 * time: whoever looks whether one is free isn't told of it.
 * @param coming days whose riddle is not released yet
 */
export function calendarFeed(
  days: readonly FeedDay[],
  coming: readonly ComingDay[],
  { origin, zone }: CalendarOptions,
): string {
  const calendar = new ICalCalendar({
    name: feedTitle,
    description: feedDescription,
    prodId: { company: "WordleHint", product: "Daily hints", language: "EN" },
    // How often programs are to look again, in seconds.
    ttl: 3600,
  });
  const addDay = ({ date, puzzleNumber }: ComingDay, description: string, stamp: Date, address: string) =>
    calendar.createEvent({
      id: `${date}@${new URL(origin).host}`,
      start: new Date(date),
      // Optional, but some programs take an event without an end for one of no length.
      end: new Date(addDays(date, 1)),
      allDay: true,
      stamp,
      summary: `Wordle hint No. ${puzzleNumber}`,
      description: `${description}\n\n${origin}${address}`,
      url: origin + address,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  for (const day of days) addDay(day, day.lines.join("\n"), day.releasedAt, hintAddress(day.date));
  const announced = days[0]?.releasedAt ?? new Date(0);
  for (const day of coming)
    addDay(day, `The riddle comes out at 00:05 (${zone}).`, announced, "/wordle-hint/today");
  return calendar.toString();
}

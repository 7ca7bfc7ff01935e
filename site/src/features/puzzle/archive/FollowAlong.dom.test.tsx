import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { show } from "../../../../test/dom/show.tsx";
import { FollowAlong } from "./FollowAlong.tsx";

const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href") ?? "";
const showIn = (zone: string) => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone: zone } as Intl.ResolvedDateTimeFormatOptions);
  show(<FollowAlong origin="https://hint.example" />);
};

describe("The ways to read riddles elsewhere", () => {
  it("lead to the riddles of the visitor's time zone, and say which hour it is", () => {
    showIn("Pacific/Auckland");
    const calendar = "https://hint.example/api/riddle/calendar.ics?tz=Pacific/Auckland";
    expect(link("feed reader")).toBe("/api/riddle/feed?tz=Pacific/Auckland");
    expect(link("calendar")).toBe("webcal://hint.example/api/riddle/calendar.ics?tz=Pacific/Auckland");
    expect(link(calendar)).toBe(calendar);
    expect(new URL(link("Google Calendar")).searchParams.get("cid")).toBe(link("calendar"));
    expect(new URL(link("Outlook")).searchParams.get("url")).toBe(calendar);
    expect(document.body).toHaveTextContent("at 00:05 in Auckland");
  });

  it("name a time zone so that it arrives as it is", () => {
    showIn("Etc/GMT+5");
    expect(new URL(link("feed reader"), "https://hint.example").searchParams.get("tz")).toBe("Etc/GMT+5");
  });

  it("are those of New York in the page that all visitors get", () => {
    const html = renderToString(<FollowAlong origin="https://hint.example" />);
    expect(html).toContain('href="/api/riddle/feed"');
    expect(html).toContain('href="https://hint.example/api/riddle/calendar.ics"');
    expect(html).toContain("New York");
  });
});

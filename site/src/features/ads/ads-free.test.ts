import { blockedStorage, runBeforePaint, type GetItem } from "../../lib/run-before-paint.fixture.ts";
import { adsFreeBeforePaint } from "./ads-free.ts";

const marked = (getItem: GetItem) => runBeforePaint(adsFreeBeforePaint, getItem);

const storing =
  (stored: Record<string, string>) =>
  (key: string): string | null =>
    stored[key] ?? null;

describe("Before the first paint", () => {
  it("no place is kept for ads where the last session was a subscriber's and still is there", () => {
    expect(marked(storing({ "wordlehint-ads-free": "yes", token: "t" }))).toEqual({ "data-ads": "off" });
  });

  it.each<[string, Record<string, string>]>([
    ["nothing is known", {}],
    ["the subscriber's token is gone", { "wordlehint-ads-free": "yes" }],
    ["somebody else is signed in", { token: "t" }],
  ])("their places are kept where %s", (_case, stored) => {
    expect(marked(storing(stored))).toEqual({});
  });

  it("their places are kept where storage is blocked", () => {
    expect(marked(blockedStorage)).toEqual({});
  });
});

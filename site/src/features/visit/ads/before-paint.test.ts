import { blockedStorage, runBeforePaint, type GetItem } from "../../../lib/run-before-paint.fixture.ts";
import { adsFreeBeforePaint } from "./before-paint.ts";

const marked = (getItem: GetItem) => runBeforePaint(adsFreeBeforePaint, getItem);

const storing =
  (stored: Record<string, string>) =>
  (key: string): string | null =>
    stored[key] ?? null;

describe("Before the first paint", () => {
  it("no space is reserved for ads if the last session was a subscriber's and still exists", () => {
    expect(marked(storing({ "wordlehint-ads-free": "yes", token: "t" }))).toEqual({ "data-ads": "off" });
  });

  it.each<[string, Record<string, string>]>([
    ["nothing is known", {}],
    ["the subscriber's token is gone", { "wordlehint-ads-free": "yes" }],
    ["somebody else is signed in", { token: "t" }],
  ])("space is reserved for ads if %s", (_case, stored) => {
    expect(marked(storing(stored))).toEqual({});
  });

  it("space is reserved for ads if storage is blocked", () => {
    expect(marked(blockedStorage)).toEqual({});
  });
});

import { blockedStorage, runBeforePaint, type GetItem } from "../../../lib/run-before-paint.fixture.ts";
import { sessionBeforePaint } from "./before-paint.ts";

const paint = (getItem: GetItem) => runBeforePaint(sessionBeforePaint, getItem);

describe("The session mark before the first paint", () => {
  it("is set if the browser holds a token", () => {
    expect(paint((key) => (key === "token" ? "a.b.c" : null))).toEqual({
      "data-session": "present",
    });
  });

  it.each([null, ""])("is not set if the token is %j", (token) => {
    expect(paint(() => token)).toEqual({});
  });

  it("is not set if storage is blocked", () => {
    expect(paint(blockedStorage)).toEqual({});
  });
});

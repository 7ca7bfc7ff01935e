import { blockedStorage, runBeforePaint, type GetItem } from "../../lib/run-before-paint.fixture.ts";
import { sessionBeforePaint } from "./before-paint.ts";

const paint = (getItem: GetItem) => runBeforePaint(sessionBeforePaint, getItem);

describe("The session before the first paint", () => {
  it("marks a document whose browser holds a token", () => {
    expect(paint((key) => (key === "token" ? "a.b.c" : null))).toEqual({
      "data-session": "present",
    });
  });

  it.each([null, ""])("leaves the document alone when the token is %j", (token) => {
    expect(paint(() => token)).toEqual({});
  });

  it("leaves the document alone where storage is blocked", () => {
    expect(paint(blockedStorage)).toEqual({});
  });
});

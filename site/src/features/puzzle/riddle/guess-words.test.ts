import { failureWords, triesText, wrongText } from "./guess-words.ts";

describe("After a guess, the page says", () => {
  it.each([
    [null, "Six tries a day."],
    [5, "5 tries left."],
    [1, "1 try left."],
    [0, "No tries left today."],
  ])("with %s left: %s", (left, text) => {
    expect(triesText(left)).toBe(text);
  });

  it("which word it isn't", () => {
    expect(wrongText("crane", 5)).toBe("It isn’t CRANE. 5 tries left.");
    expect(wrongText("crane", 0)).toBe("It isn’t CRANE. That was the last try today; the tiles still open.");
  });

  it.each([
    [{ status: 400, message: "ZZZZZ isn’t a word here." }, "ZZZZZ isn’t a word here."],
    [{ status: 429, retryAfterSeconds: 30 }, "No tries left. Come back in a minute."],
    [{ status: 429, retryAfterSeconds: 59 * 60 }, "No tries left. Come back in 59 minutes."],
    [{ status: 429, retryAfterSeconds: 3_600 }, "No tries left. Come back in an hour."],
    [{ status: 429, retryAfterSeconds: 4.5 * 3_600 }, "No tries left. Come back in 5 hours."],
    [{ status: 404 }, "This riddle isn’t out where you are. Please load the page again."],
    [{ status: "FETCH_ERROR" }, "Your guess couldn’t be sent. It is still here: try again in a moment."],
    [{}, "Your guess couldn’t be sent. It is still here: try again in a moment."],
  ] as const)("after %j: %s", (failure, text) => {
    expect(failureWords(failure, "zzzzz")).toBe(text);
  });
});

import { failureWords } from "./failure-words.ts";

describe("What the player is told about a failed call", () => {
  it("is the API's message", () => {
    expect(failureWords({ status: 409, message: "Taken." })).toBe("Taken.");
  });

  it.each([
    [1, "Slow down. You can try again in 1 second."],
    [59, "Slow down. You can try again in 59 seconds."],
    [61, "Slow down. You can try again in 2 minutes."],
  ])("says when to try again: in %i seconds", (retryAfterSeconds, words) => {
    expect(failureWords({ status: 429, message: "Slow down.", retryAfterSeconds })).toBe(words);
  });

  it("doesn't say it twice", () => {
    const message = "Slow down. Try again in 2 minutes.";
    expect(failureWords({ status: 429, message, retryAfterSeconds: 120 })).toBe(message);
  });

  it.each([
    ["FETCH_ERROR", "can't be reached"],
    ["TIMEOUT_ERROR", "took too long"],
    ["PARSING_ERROR", "can't be read"],
  ] as const)("is in plain words for %s", (status, part) => {
    expect(failureWords({ status, message: "Failed to fetch" })).toContain(part);
    expect(failureWords({ status, message: "Failed to fetch" })).not.toContain("fetch");
  });

  it("is in plain words for a response of another shape", () => {
    expect(failureWords({ name: "Error", message: "The response holds no token" })).toContain(
      "can't be read",
    );
  });
});

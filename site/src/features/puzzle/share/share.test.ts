import { shareTargets } from "./share-targets.ts";
import { shareText } from "./share-text.ts";

const textOf = (riddle: string) => shareText({ puzzleNumber: 1984, riddle });

describe("The text of a share", () => {
  it("quotes the first 50 characters of the riddle, in one line", () => {
    const riddle = "I wade on stilts where reedy waters run,\nThen fold my neck and sail into the sun;";
    expect(textOf(riddle)).toBe(
      "Wordle No. 1984 as a riddle: “I wade on stilts where reedy waters run, Then fold…”",
    );
  });

  it("quotes a riddle of 50 characters whole, and counts a sign outside the basic plane as one", () => {
    expect(textOf("x".repeat(50))).toContain(`“${"x".repeat(50)}”`);
    expect(textOf("🂡".repeat(51))).toContain(`“${"🂡".repeat(50)}…”`);
  });
});

describe("The address of a share", () => {
  const url = "https://hint.example/wordle-hint/march-5-2025";
  const text = "A & B? “C”";

  it.each(["X", "Facebook", "Reddit"])("on %s leads there with the page's own address", (name) => {
    const target = shareTargets.find((one) => one.name === name);
    const address = new URL(target?.address({ url, text }) ?? "");
    expect(address.host).toMatch(new RegExp(`(^|\\.)${name.toLowerCase()}\\.com$`));
    expect([...address.searchParams.values()]).toContain(url);
  });

  it("on X and Reddit has the text", () => {
    for (const { name, address } of shareTargets) {
      const values = [...new URL(address({ url, text })).searchParams.values()];
      expect(values.includes(text)).toBe(name !== "Facebook");
    }
  });
});

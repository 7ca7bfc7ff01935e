import { shareTargets } from "./share-targets.ts";
import { shareText } from "./share-text.ts";

const textOf = (riddle: string) => shareText({ puzzleNumber: 1984, riddle });

describe("The text of a share", () => {
  it("quotes whole lines that have the first 50 characters of the riddle", () => {
    const [first, second] = ["I wade on stilts where reedy waters run,", "Then fold my neck and sail;"];
    expect(textOf(`${first}\n${second}\nThird`)).toBe(`Wordle No. 1984, as a riddle:\n${first}\n${second}`);
    const long = "x".repeat(50);
    expect(textOf(`${long}\n${second}`)).toBe(`Wordle No. 1984, as a riddle:\n${long}`);
    expect(textOf("A line alone")).toMatch(/\nA line alone$/);
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

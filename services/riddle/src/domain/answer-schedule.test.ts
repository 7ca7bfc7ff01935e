import { addDays } from "@wordlehint/contracts";
import { parseScheduleCsv, scheduledAnswer, ScheduleError } from "./answer-schedule.ts";

const letters = "abcdefghij";
const words = Array.from({ length: 700 }, (_, i) =>
  `${String(i).padStart(3, "0")}xy`.replace(/\d/g, (digit) => letters.charAt(Number(digit))),
);

describe("scheduledAnswer", () => {
  const days = (from: string, count: number, seed = "seed"): string[] =>
    Array.from({ length: count }, (_, i) => scheduledAnswer(addDays(from, i), seed, words));

  it("is the same for the same secret on every machine and in every version", () => {
    expect(days("2026-11-21", 3)).toEqual(["abaxy", "cajxy", "ehbxy"]);
  });

  it("repeats no word until the list is exhausted", () => {
    const cycle = days("2021-06-19", words.length);
    expect(new Set(cycle).size).toBe(words.length);
  });

  it("leaves at least 300 days between two uses of a word, over twelve years around the start", () => {
    const last = new Map<string, number>();
    days("2018-01-01", 4400).forEach((word, day) => {
      expect(day - (last.get(word) ?? -Infinity)).toBeGreaterThanOrEqual(300);
      last.set(word, day);
    });
  });

  it("shuffles each cycle differently", () => {
    const second = addDays("2021-06-19", words.length);
    expect(days(second, 50)).not.toEqual(days("2021-06-19", 50));
  });

  it("depends on the seed, and not on the order of the list", () => {
    expect(days("1999-12-25", 20)).toEqual(days("1999-12-25", 20));
    expect(days("1999-12-25", 20, "other seed")).not.toEqual(days("1999-12-25", 20));
    expect(scheduledAnswer("2026-11-21", "seed", words.toReversed())).toBe(days("2026-11-21", 1)[0]);
  });

  it("works with lists of one and of three words", () => {
    expect(scheduledAnswer("2026-11-21", "seed", ["crane"])).toBe("crane");
    const three = ["2021-06-19", "2021-06-20", "2021-06-21"].map((date) =>
      scheduledAnswer(date, "seed", ["crane", "slate", "audio"]),
    );
    expect(three.sort()).toEqual(["audio", "crane", "slate"]);
  });

  it("throws for an empty list and for a malformed date", () => {
    expect(() => scheduledAnswer("2026-11-21", "seed", [])).toThrow(RangeError);
    expect(() => scheduledAnswer("soon", "seed", words)).toThrow(RangeError);
  });
});

describe("parseScheduleCsv", () => {
  const faultsOf = (text: string): readonly unknown[] => {
    try {
      parseScheduleCsv(text);
      return [];
    } catch (error) {
      if (error instanceof ScheduleError) return error.faults;
      throw error;
    }
  };

  it("reads dates and words, with a byte-order mark, CRLF, blank lines, quotes and capitals", () => {
    const text = '\uFEFFDate,Word\r\n\r\n2026-11-21,CRANE\r\n 2026-11-22 , "slate"\r\n\r\n';
    expect(parseScheduleCsv(text)).toEqual([
      { date: "2026-11-21", word: "crane" },
      { date: "2026-11-22", word: "slate" },
    ]);
  });

  it("reads a schedule without dates", () => {
    expect(parseScheduleCsv("date,word\n")).toEqual([]);
  });

  it("lists every fault", () => {
    const text =
      "date,word\n2026-02-30,crane\n2026-11-21,cranes\n\n2026-11-22,audio\n2026-11-22,slate,x\n21/11/2026,";
    expect(faultsOf(text)).toEqual([
      { line: 2, message: '"2026-02-30" is not an existing date such as 2026-11-21' },
      { line: 3, message: '"cranes" is not five letters a to z' },
      { line: 6, message: "must have two fields, a date and a word, but has 3" },
      { line: 6, message: "the date 2026-11-22 is already on line 5" },
      { line: 7, message: '"21/11/2026" is not an existing date such as 2026-11-21' },
      { line: 7, message: '"" is not five letters a to z' },
    ]);
  });

  it("requires the header", () => {
    const fault = { line: 1, message: 'the first line must be the header "date,word"' };
    expect(faultsOf("2026-11-21,crane\n")).toEqual([fault]);
    expect(faultsOf("")).toEqual([fault]);
  });

  it("reports a quotation mark that is never closed", () => {
    expect(faultsOf('date,word\n2026-11-21,"crane\n')).toMatchObject([
      { message: "a quotation mark is never closed" },
    ]);
  });
});

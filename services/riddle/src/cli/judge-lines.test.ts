import { PassThrough, Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { judgeLines } from "./judge-lines.ts";

async function judge(input: string): Promise<{ verdicts: unknown[]; allJudged: boolean }> {
  const output = new PassThrough();
  const answered = text(output);
  const allJudged = await judgeLines(Readable.from([input]), output);
  output.end();
  const lines = (await answered).trim().split("\n");
  return { verdicts: lines.map((line) => JSON.parse(line) as unknown), allJudged };
}

describe("judgeLines", () => {
  it("answers each line in order", async () => {
    const { verdicts, allJudged } = await judge(
      '{"word":"crane","text":"c-r-a-n-e"}\r\n\n{"word":"CRANE","text":"I wade"}',
    );
    expect(verdicts).toEqual([
      { leak: true, rule: "spaced", place: { start: 0, end: 9, line: 1, column: 1, text: "c-r-a-n-e" } },
      { leak: false, rule: null, place: null },
    ]);
    expect(allJudged).toBe(true);
  });

  it("answers a malformed line with what is wrong, and goes on", async () => {
    const { verdicts, allJudged } = await judge(
      '{"word":\n{"word":"cranes","text":""}\n{"word":"crane"}\n7\n{"word":"crane","text":""}\n',
    );
    expect(verdicts).toEqual([
      { error: "not a line of JSON" },
      { error: "word must be five letters a to z" },
      { error: expect.stringMatching(/^text /) as string },
      { error: expect.any(String) as string },
      { leak: false, rule: null, place: null },
    ]);
    expect(allJudged).toBe(false);
  });

  it("waits while the reader is slow", async () => {
    let largest = 0;
    let answered = 0;
    const output: Writable = new Writable({
      highWaterMark: 1024,
      write(chunk: Buffer, _encoding, done) {
        largest = Math.max(largest, output.writableLength);
        answered++;
        setImmediate(done);
      },
    });
    const lines = function* (): Generator<string> {
      for (let i = 0; i < 2000; i++) yield '{"word":"crane","text":"I wade"}\n';
    };
    expect(await judgeLines(Readable.from(lines()), output)).toBe(true);
    expect(answered).toBeGreaterThan(1900);
    expect(largest).toBeLessThan(4096);
  });

  it("fails when the input fails", async () => {
    const input = new Readable({
      read() {
        this.destroy(new Error("disk gone"));
      },
    });
    await expect(judgeLines(input, new PassThrough())).rejects.toThrow("disk gone");
  });
});

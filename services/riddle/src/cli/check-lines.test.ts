import { PassThrough, Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Level } from "../domain/guard/levels.ts";
import { checkLines } from "./check-lines.ts";

async function check(input: string, level?: Level): Promise<{ results: unknown[]; allValid: boolean }> {
  const output = new PassThrough();
  const written = text(output);
  const allValid = await checkLines(Readable.from([input]), output, level);
  output.end();
  const lines = (await written).trim().split("\n");
  return { results: lines.map((line) => JSON.parse(line) as unknown), allValid };
}

describe("checkLines", () => {
  it("writes the result of each line in order", async () => {
    const { results, allValid } = await check(
      '{"word":"crane","text":"c-r-a-n-e"}\r\n\n{"word":"CRANE","text":"I wade"}',
    );
    expect(results).toEqual([
      { leak: true, rule: "spaced", place: { start: 0, end: 9, line: 1, column: 1, text: "c-r-a-n-e" } },
      { leak: false, rule: null, place: null },
    ]);
    expect(allValid).toBe(true);
  });

  it("judges each line at its level, or else at the given one", async () => {
    const text = "It begins with C.";
    const lines = [
      { word: "crane", text },
      { word: "crane", text, level: "riddle" },
      { word: "crane", text, level: "hint-1" },
      { word: "crane", text, level: "nowhere" },
    ].map((line) => JSON.stringify(line));
    const { results } = await check(lines.join("\n"), "hint-2");
    expect(results).toMatchObject([
      { leak: false },
      { leak: true, rule: "positions" },
      { leak: true, rule: "positions" },
      { error: expect.stringMatching(/^level /) as string },
    ]);
  });

  it("writes an error for an invalid line, and continues", async () => {
    const { results, allValid } = await check(
      '{"word":\n{"word":"cranes","text":""}\n{"word":"crane"}\n7\n{"word":"crane","text":""}\n',
    );
    expect(results).toEqual([
      { error: "not valid JSON" },
      { error: "word must be five letters a to z" },
      { error: expect.stringMatching(/^text /) as string },
      { error: expect.any(String) as string },
      { leak: false, rule: null, place: null },
    ]);
    expect(allValid).toBe(false);
  });

  it("waits while the reader of the output is slow", async () => {
    let maxBuffered = 0;
    let written = 0;
    const output: Writable = new Writable({
      highWaterMark: 1024,
      write(chunk: Buffer, _encoding, done) {
        maxBuffered = Math.max(maxBuffered, output.writableLength);
        written++;
        setImmediate(done);
      },
    });
    const lines = function* (): Generator<string> {
      for (let i = 0; i < 2000; i++) yield '{"word":"crane","text":"I wade"}\n';
    };
    expect(await checkLines(Readable.from(lines()), output)).toBe(true);
    expect(written).toBeGreaterThan(1900);
    expect(maxBuffered).toBeLessThan(4096);
  });

  it("rejects when the input can't be read", async () => {
    const input = new Readable({
      read() {
        this.destroy(new Error("disk gone"));
      },
    });
    await expect(checkLines(input, new PassThrough())).rejects.toThrow("disk gone");
  });
});

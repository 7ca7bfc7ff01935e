import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../src/cli/guard.ts", import.meta.url));

async function guard(args: string[], input = ""): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [command, ...args]);
  child.stdin.end(input);
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [code, out, err] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}

describe("the guard command", () => {
  it("prints the place of a leak, and exits with 1", async () => {
    const { code, out } = await guard(["--word", "crane"], "I wade,\na cr4ne.");
    expect(out).toBe('leak: lookalike at line 2, column 3: "cr4ne"\n');
    expect(code).toBe(1);
  });

  it("exits with 0 when there is no leak", async () => {
    expect(await guard(["--word", "crane"], "I wade.")).toEqual({ code: 0, out: "no leak\n", err: "" });
  });

  it("prints only lines of JSON with --jsonl", async () => {
    const { code, out } = await guard(["--jsonl"], '{"word":"crane","text":"I wade"}\n');
    expect(out).toBe('{"leak":false,"rule":null,"place":null}\n');
    expect(code).toBe(0);
  });

  it("exits with 2 when a line is invalid", async () => {
    const { code, out } = await guard(["--jsonl"], "{\n");
    expect(out).toBe('{"error":"not valid JSON"}\n');
    expect(code).toBe(2);
  });

  it.each([
    [[]],
    [["--word", "cranes"]],
    [["--frob"]],
    [["--jsonl", "--word", "crane"]],
    [["--word", "crane", "/no/such/file"]],
  ])("exits with 2 and refers to --help when called with %j", async (args) => {
    const { code, out, err } = await guard(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/--help/);
  });

  it("prints its help", async () => {
    const { code, out } = await guard(["--help"]);
    expect(out).toContain("npm run guard -- --word crane");
    expect(code).toBe(0);
  });
});

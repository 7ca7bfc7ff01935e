import { recordedOutput } from "./test-support/recorded-output.ts";
import { Terminal } from "./terminal.ts";

const wipe = "\r\u001b[2K";

describe("A terminal", () => {
  it("keeps the status line below printed lines", () => {
    const output = recordedOutput(true);
    const terminal = new Terminal(output);
    terminal.status("working");
    terminal.print("done");
    expect(output.text).toBe(`working${wipe}done\nworking`);
  });

  it("cuts a status line that is too long", () => {
    const output = recordedOutput(true);
    new Terminal(output).status("x".repeat(60));
    expect(output.text).toHaveLength(39);
  });

  it("removes the status line", () => {
    const output = recordedOutput(true);
    const terminal = new Terminal(output);
    terminal.status("working");
    terminal.status("");
    terminal.print("done");
    expect(output.text).toBe(`working${wipe}done\n`);
  });
});

it("An output that is a file gets no status line", () => {
  const output = recordedOutput();
  const terminal = new Terminal(output);
  terminal.status("working");
  terminal.print("done");
  expect(output.text).toBe("done\n");
});

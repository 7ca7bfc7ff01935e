import { Readable } from "node:stream";
import { runCommand } from "./run-command.ts";

async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  let [out, err] = ["", ""];
  const terminal = {
    input: Readable.from([""]),
    print: (line: string) => void (out += `${line}\n`),
    complain: (text: string) => void (err += text),
  };
  return { code: await runCommand(args, { terminal, env }), out, err };
}

it("shows every command without arguments", async () => {
  const { code, out } = await run([]);
  const usages = [...out.matchAll(/^ {2}npm run mail -- (.*)$/gm)].map(([, usage]) => usage);
  expect([code, usages]).toEqual([
    0,
    [
      "status",
      "mailings",
      "pause",
      "resume",
      "quarantine",
      "redrive",
      "send-test ADDRESS KIND",
      "suppressions",
      "suppressions find ADDRESS",
      "suppressions add ADDRESS",
      "suppressions remove ADDRESS",
    ],
  ]);
});

it.each([["--help"], ["-h"]])("explains one command with %s", async (flag) => {
  const { code, out } = await run(["suppressions", "add", flag]);
  expect([code, out.split("\n")[0]]).toEqual([0, "npm run mail -- suppressions add ADDRESS"]);
});

it.each([
  ["pauze", 'There is no command "pauze".'],
  ["suppressions add", "suppressions add needs an e-mail address."],
  ["send-test ada@example.org", "send-test needs a kind of mail, such as verify-email."],
  ["pause now", 'pause doesn\'t know what to do with "now".'],
])("refuses %j with exit code 2, before anything is opened", async (args, message) => {
  expect(await run(args.split(" "))).toEqual({ code: 2, out: "", err: `mail: ${message}\nTry --help.\n` });
});

it("names the variables that are missing or malformed, with exit code 2", async () => {
  const { code, err } = await run(["status"], { MONGODB_URL: "localhost" });
  expect(code).toBe(2);
  for (const name of ["MONGODB_URL", "LINK_KEY"]) expect(err).toContain(`  ${name}: must`);
  expect(err).not.toContain("PORT");
});

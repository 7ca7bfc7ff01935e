import { UsageFault } from "@wordlehint/runtime";
import { addressHash } from "../domain/verp.ts";
import { suppressionCommands } from "./suppression-commands.ts";

const LINK_KEY = "a key of the tests";
const hash = addressHash(LINK_KEY, "ada@example.org");
const shown = hash.slice(0, 12);
const since = new Date("2026-11-21T12:00:00Z");
const suppressed = { hash, reason: "bounce", since };

/** Runs a command while one address is suppressed, or none, and returns what it prints, changes and reports. */
async function run(name: string, operands: string[], { isSuppressed = true } = {}) {
  const [lines, changes] = [[] as string[], [] as unknown[]];
  const found = isSuppressed ? [suppressed] : [];
  const context = {
    config: { LINK_KEY },
    now: () => since,
    suppressions: {
      list: () => Promise.resolve(found),
      find: (hashes: string[]) =>
        Promise.resolve(
          new Map(found.filter((one) => hashes.includes(one.hash)).map((one) => [one.hash, one])),
        ),
      add: (...added: unknown[]) => Promise.resolve(changes.push(["added", ...added])),
      remove: (removed: string, reason?: string) => {
        changes.push(["removed", removed, reason]);
        return Promise.resolve(isSuppressed);
      },
    },
    deliveries: { cancelTo: (to: string) => Promise.resolve(changes.push(["cancelled", to])) },
    subscribers: { findByEmailKey: () => Promise.resolve(undefined) },
  };
  const run = suppressionCommands[name]?.run as unknown as (...args: unknown[]) => Promise<object>;
  const terminal = { print: (line: string) => lines.push(line) };
  const done = await run(context, operands, {}, terminal);
  return { lines, changes, done };
}

it.each([
  [true, ["ADDRESS       WHY     SINCE (UTC)", `${shown}  bounce  2026-11-21 12:00`]],
  [false, ["No address is suppressed."]],
])("lists what is suppressed, by the beginning of its hash: %s", async (isSuppressed, lines) => {
  expect((await run("suppressions", [], { isSuppressed })).lines).toEqual(lines);
});

it.each([
  [true, `Nothing is sent there since 2026-11-21 12:00 (UTC): bounce (${shown})`],
  [false, `The address isn't suppressed (${shown}).`],
])("finds an address in any spelling: %s", async (isSuppressed, line) => {
  for (const address of ["ada@example.org", "Ada@Example.ORG", " ada@example.org "])
    expect((await run("suppressions find", [address], { isSuppressed })).lines).toEqual([line]);
});

it("suppresses an address as an operator, with what is queued for it", async () => {
  expect(await run("suppressions add", ["Ada@Example.org"])).toEqual({
    lines: ["Nothing is sent to the address any more."],
    changes: [
      ["added", hash, "operator", since],
      ["cancelled", hash],
    ],
    done: { event: "address suppressed", about: { address: shown } },
  });
});

it.each([
  [true, "Mails are sent to the address again."],
  [false, "The address wasn't suppressed."],
])("removes an address, whatever it was suppressed for: %s", async (isSuppressed, line) => {
  expect(await run("suppressions remove", ["Ada@Example.org"], { isSuppressed })).toEqual({
    lines: [line],
    changes: [["removed", hash, undefined]],
    done: { event: "suppression removed", about: { address: shown } },
  });
});

it.each(["suppressions find", "suppressions add", "suppressions remove"])(
  "%s refuses what isn't an address, and reports none to the audit trail",
  async (name) => {
    await expect(run(name, ["ada"])).rejects.toThrow(new UsageFault('"ada" is not an e-mail address.'));
    expect(JSON.stringify((await run(name, ["ada@example.org"])).done)).not.toContain("ada");
  },
);

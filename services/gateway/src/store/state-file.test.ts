import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@wordlehint/runtime";
import { openStateFile } from "./state-file.ts";

let warnings: object[] = [];
const write = (line: string) => void warnings.push(JSON.parse(line) as object);
const log = createLog({ service: "test", level: "warn", destination: { write } });
const place = { stream: "events", sequence: 7 };
let dir: string;

beforeEach(async () => {
  warnings = [];
  dir = await mkdtemp(join(tmpdir(), "gateway-state-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = () => openStateFile(dir, log);

describe("what a gateway knows after a restart", () => {
  it("is all that was saved, each fact as it was saved last", async () => {
    const state = await open();
    const saved = [state.save({ build: "one", place }), state.save({ liveEventId: "live-9" })];
    expect(state).toMatchObject({ build: "one", place, liveEventId: "live-9" });
    await Promise.all([...saved, state.save({ build: "two" }), state.save({ liveEventId: undefined })]);
    expect(await open()).toMatchObject({ build: "two", place, liveEventId: undefined });
  });

  it.each(["", "{", "[]", '{"place":{"stream":"events","sequence":-1},"build":"one"}'])(
    "is nothing if its file holds %j",
    async (text) => {
      await writeFile(join(dir, "state.json"), text);
      expect(await open()).toMatchObject({ build: undefined, place: undefined });
    },
  );

  it("is what could be saved after the disk had failed", async () => {
    const state = await open();
    await rm(dir, { recursive: true });
    await state.save({ place });
    expect(state.place).toEqual(place);
    expect(warnings).toEqual([
      expect.objectContaining({
        msg: "the page cache can't write its state file",
        err: expect.objectContaining({ code: "ENOENT" }) as object,
      }),
    ]);
    await mkdir(dir);
    await state.save({ build: "one" });
    expect(await open()).toMatchObject({ place, build: "one" });
  });
});

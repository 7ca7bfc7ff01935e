import { createHash } from "node:crypto";
import { evaluate, parse } from "groq-js";
import type { SanityClient } from "sanity";
import { createTextCheckPass } from "./text-check-pass.ts";

function setUp(refused?: "create" | "delete") {
  const created: Record<string, string>[] = [];
  const deleted: { query: string }[] = [];
  const write =
    <T>(kind: "create" | "delete", list: T[]) =>
    (item: T) => {
      list.push(item);
      return refused === kind ? Promise.reject(new Error("no rights")) : Promise.resolve(item);
    };
  const client = { create: write("create", created), delete: write("delete", deleted) };
  return { created, deleted, make: () => createTextCheckPass(client as unknown as SanityClient, () => 0) };
}

describe("A pass for text checks", () => {
  it("is in no document; a draft holds its hash", async () => {
    const { created, make } = setUp();
    const { pass, expiresAt } = await make();
    const hash = createHash("sha256").update(pass).digest("hex");
    expect(created).toEqual([
      { _id: expect.stringMatching(/^drafts\.[\da-f-]{36}$/) as string, _type: "textCheckPass", hash },
    ]);
    expect(JSON.stringify(created)).not.toContain(pass);
    expect(expiresAt).toEqual(new Date(3_600_000));
  });

  it("is of 256 random bits", async () => {
    const { make } = setUp();
    const passes = await Promise.all(Array.from({ length: 20 }, async () => (await make()).pass));
    for (const pass of passes) expect(pass).toMatch(/^[\w-]{43}$/);
    expect(new Set(passes).size).toBe(20);
  });

  it("has the drafts of expired passes deleted, and no others", async () => {
    const { deleted, make } = setUp();
    await make();
    const draft = (_id: string, _type: string, _updatedAt: string) => ({ _id, _type, _updatedAt });
    const old = "2020-01-01T00:00:00Z";
    const dataset = [
      draft("expired", "textCheckPass", old),
      draft("valid", "textCheckPass", new Date().toISOString()),
      draft("article", "blogPost", old),
    ];
    const found = await evaluate(parse(deleted[0]?.query ?? ""), { dataset });
    expect(await found.get()).toEqual([dataset[0]]);
  });

  it("can't be made by an editor who may not write", async () => {
    await expect(setUp("create").make()).rejects.toThrow("no rights");
  });
});

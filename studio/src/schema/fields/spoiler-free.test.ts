import { mock } from "node:test";
import { setImmediate } from "node:timers/promises";
import type { CustomValidator, Rule, ValidationContext } from "sanity";
import { spoilerFree } from "./spoiler-free.ts";

/** The validators of a document, by how serious the editor is told that it is. */
function validators() {
  const found: Partial<Record<"error" | "warning", CustomValidator>> = {};
  const rule = {
    custom: (validate: CustomValidator) => ({
      error: () => (found.error = validate),
      warning: () => (found.warning = validate),
    }),
  };
  (spoilerFree as (rule: Rule) => unknown)(rule as unknown as Rule);
  return found;
}

/** Returns the message to an editor about a document when the site responds in this way. */
async function told(_id: string, title: string, response: () => Response) {
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(response()));
  const client = { create: () => Promise.resolve({}), delete: () => Promise.resolve({}) };
  const document = { _id, _type: "fact", title };
  const context = { document, getClient: () => client } as unknown as ValidationContext;
  const { error, warning } = validators();
  const verdicts = Promise.all([error?.(document, context), warning?.(document, context)]);
  await setImmediate();
  mock.timers.tick(1_000);
  return verdicts;
}

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => {
  mock.timers.reset();
  jest.restoreAllMocks();
});

describe("A document", () => {
  it("without a spoiler can be published", async () => {
    expect(await told("a", "Vowels first", () => Response.json({ ok: true }))).toEqual([true, true]);
  });

  it("with a spoiler can't be published", async () => {
    const response = () => Response.json({ ok: false, reason: "It names an answer." });
    expect(await told("b", "The word of tomorrow", response)).toEqual(["It names an answer.", true]);
  });

  it("that can't be checked can be published, with a warning", async () => {
    const [error, warning] = await told("c", "Consonants next", () => new Response(null, { status: 503 }));
    expect(error).toBe(true);
    expect(warning).toMatch(/not checked for spoilers/);
  });
});

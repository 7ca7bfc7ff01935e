import * as z from "zod";
import { DomainError } from "./domain-error.ts";
import { parseInput } from "./parse-input.ts";

const schema = z.object({ name: z.string().max(10), tags: z.array(z.object({ size: z.int() })).optional() });

const refusalOf = (input: unknown): DomainError => {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("it was taken");
};

it("returns the fields of the contract and nothing else", () => {
  const input: unknown = JSON.parse('{"name":"ada","__proto__":{"admin":true},"extra":1}');
  expect(parseInput(schema, input)).toEqual({ name: "ada" });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

it("names the path of each fault", () => {
  const { code, message, errors } = refusalOf({ name: 1, tags: [{ size: 1 }, { size: "s" }] });
  expect(code).toBe("invalid_input");
  expect(errors?.map(({ path }) => path)).toEqual(["name", "tags.1.size"]);
  const [name = "", size = ""] = errors?.map((fault) => fault.message) ?? [];
  expect(message).toBe(`name: ${name}. tags.1.size: ${size}.`);
});

it("says a schema's own messages as they are", () => {
  const spoken = z.object({
    email: z.email({ error: "Invalid email address" }),
    link: z.string({ error: "Ask for a new link." }).min(8, { error: "Ask for a new link." }),
  });
  const messageOf = (input: unknown) => {
    try {
      return JSON.stringify(parseInput(spoken, input));
    } catch (error) {
      return error instanceof DomainError ? error.message : "another error";
    }
  };
  expect(messageOf({ email: "ada", link: "complete" })).toBe("Invalid email address");
  expect(messageOf({ email: "ada" })).toBe("Invalid email address. Ask for a new link.");
  expect(messageOf({ email: "ada@example.org", link: ["complete"] })).toBe("Ask for a new link.");
});

it.each([[undefined], [null], ["text"], [7], [[]], [Symbol("s")], [() => 1]])("refuses %p", (input) => {
  expect(refusalOf(input).code).toBe("invalid_input");
});

it("reports at most twenty faults of a hostile body", () => {
  const tags = Array.from({ length: 5000 }, () => ({ size: "wrong" }));
  expect(refusalOf({ name: "ada", tags }).errors).toHaveLength(20);
});

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
  expect(message).toBe(`name: ${errors?.[0]?.message ?? ""}`);
});

it.each([[undefined], [null], ["text"], [7], [[]], [Symbol("s")], [() => 1]])("refuses %p", (input) => {
  expect(refusalOf(input).code).toBe("invalid_input");
});

it("reports at most twenty faults of a hostile body", () => {
  const tags = Array.from({ length: 5000 }, () => ({ size: "wrong" }));
  expect(refusalOf({ name: "ada", tags }).errors).toHaveLength(20);
});

import { problemSchema } from "./problem.ts";

const problem = {
  type: "about:blank",
  title: "Bad Request",
  status: 400,
  code: "invalid_input",
  message: "email: is no address",
};
const taken = (input: unknown) => problemSchema.safeParse(input).success;

it("is accepted with and without its request id and faults", () => {
  expect(taken(problem)).toBe(true);
  const full = { ...problem, requestId: "request-0001", errors: [{ path: "email", message: "is none" }] };
  expect(problemSchema.parse({ ...full, stack: "at …" })).toEqual(full);
});

it.each(Object.keys(problem))("is refused with a wrong %s", (name) => {
  for (const wrong of [undefined, null, {}, [], NaN, true])
    expect(taken({ ...problem, [name]: wrong })).toBe(false);
});

it("is refused with faults of another shape", () => {
  for (const errors of [null, {}, "none", [1], [{ path: "email" }], [{ path: 1, message: "is none" }]])
    expect(taken({ ...problem, errors })).toBe(false);
});

it.each([[undefined], [null], ["text"], [400], [[problem]]])("is not %p", (input) => {
  expect(taken(input)).toBe(false);
});

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

it("is refused without a field, and with faults of another shape", () => {
  for (const name of Object.keys(problem)) expect(taken({ ...problem, [name]: undefined })).toBe(false);
  for (const errors of [{}, [1], [{ path: "email" }]]) expect(taken({ ...problem, errors })).toBe(false);
  for (const input of [null, "text", [problem]]) expect(taken(input)).toBe(false);
});

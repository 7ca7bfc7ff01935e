import { loginSchema, registrationSchema } from "@wordlehint/contracts";
import { checkWith, fieldErrors } from "./form-faults.ts";

const invalidEmail = "Invalid email address";
const rules = {
  length: "Password must be at least 8 characters",
  upper: "Password must contain at least one uppercase letter",
  lower: "Password must contain at least one lowercase letter",
  number: "Password must contain at least one number",
};

describe("fieldErrors()", () => {
  it("puts each message once beside its field, and leaves out those about something else", () => {
    const faults = [
      { path: "email", message: "A" },
      { path: "email", message: "A" },
      { path: "email", message: "B" },
      { path: "token", message: "C" },
    ];
    expect(fieldErrors(faults, ["email", "password"])).toEqual({ email: ["A", "B"] });
  });
});

describe("A registration", () => {
  const check = checkWith(registrationSchema);
  const errors = (email: string, password: string) =>
    fieldErrors(check({ email, password }), ["email", "password"]);

  it.each(["", "player", "player@", "@example.org", "a b@example.org", `${"a".repeat(250)}@example.org`])(
    "refuses the address %j",
    (email) => {
      expect(errors(email, "Riddle42x")).toEqual({ email: [invalidEmail] });
    },
  );

  it.each([
    ["", [rules.length, rules.upper, rules.lower, rules.number]],
    ["Short1a", [rules.length]],
    ["riddle42x", [rules.upper]],
    ["RIDDLE42X", [rules.lower]],
    ["RiddleOfDay", [rules.number]],
    ["riddles!!", [rules.upper, rules.number]],
    [`Aa1${"x".repeat(126)}`, ["Password must be at most 128 characters"]],
  ])("refuses the password %j", (password, messages) => {
    expect(errors("player@example.org", password)).toEqual({ password: messages });
  });

  it("takes any good address and password", () => {
    expect(errors(" Player+1@Example.org ", "Riddle 42 ä")).toEqual({});
  });
});

describe("A login", () => {
  const check = checkWith(loginSchema);

  it("needs a valid address, and takes any password", () => {
    expect(check({ email: "player@example.org", password: "" })).toEqual([]);
    expect(check({ email: "player", password: "x" })).toEqual([{ path: "email", message: invalidEmail }]);
  });
});

import { registerBeforePaint } from "./before-paint.ts";

function marks(address: string): Record<string, string> {
  const set: Record<string, string> = {};
  const setAttribute = (name: string, value: string) => void (set[name] = value);
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a script of the head is text
  new Function("document", "location", registerBeforePaint)(
    { documentElement: { setAttribute } },
    new URL(address, "https://hint.example"),
  );
  return set;
}

describe("The mark of the form to create an account", () => {
  it.each(["/auth?register=true", "/auth?next=%2F&register=true"])("is set at %s", (address) => {
    expect(marks(address)).toEqual({ "data-register": "true" });
  });

  it.each(["/auth", "/auth?register=false", "/auth?register", "/blog?register=true"])(
    "is not set at %s",
    (address) => {
      expect(marks(address)).toEqual({});
    },
  );
});

import { validationContext } from "../../testing/validation-context.ts";
import { operatorHint } from "../../rules/operator-hint.ts";
import { operatorKnown } from "./operator-known.ts";

const check = (value: string | undefined, settings: object) =>
  operatorKnown((shown) => shown === "contactForm")(
    value,
    validationContext(undefined, [{ _id: "site-settings", _type: "siteSettings", ...settings }]),
  );

describe("A page that shows how to reach the operator", () => {
  it("reminds the editor of the settings that are empty", async () => {
    expect(await check("contactForm", {})).toBe(operatorHint);
    expect(await check("contactForm", { contactEmail: "hello@hint.example" })).toBe(operatorHint);
  });

  it("is fine once they are filled in, as is any other page", async () => {
    const settings = { contactEmail: "hello@hint.example", operatorAddress: "1 Letter Lane" };
    expect(await check("contactForm", settings)).toBe(true);
    expect(await check("nothing", {})).toBe(true);
    expect(await check(undefined, {})).toBe(true);
  });
});

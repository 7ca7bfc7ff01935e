import { renderToStaticMarkup } from "react-dom/server";
import { defaultSettings } from "../../../settings/default-settings.ts";
import { Settings } from "../../../settings/Settings.tsx";
import type { Operator } from "../../../settings/site-settings.ts";
import { ContactInfo } from "./ContactInfo.tsx";

const shownFor = (operator: Partial<Operator>) =>
  renderToStaticMarkup(
    <Settings settings={{ ...defaultSettings, operator: { ...defaultSettings.operator, ...operator } }}>
      <ContactInfo />
    </Settings>,
  );

describe("The contact info", () => {
  it("names the mailbox and the postal address that are set", () => {
    expect(shownFor({ email: "hello@hint.example" })).toContain('href="mailto:hello@hint.example"');
    expect(shownFor({ name: "Riddle Works", address: ["1 Letter Lane"], country: "Ireland" })).toContain(
      "By post:\nRiddle Works\n1 Letter Lane\nIreland",
    );
  });

  it("is absent if neither is set", () => {
    expect(shownFor({ name: "Riddle Works", country: "Ireland" })).toBe("");
  });
});

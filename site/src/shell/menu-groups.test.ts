import type { Navigation, SiteLinkTo } from "../settings/navigation.ts";
import { menuGroups } from "./menu-groups.ts";

const link = (label: string): SiteLinkTo => ({ label, to: `/${label.toLowerCase()}` });

const navigation: Navigation = {
  header: [
    link("Home"),
    { label: "Learn", links: [link("Guide"), link("Lists")] },
    link("About"),
    link("Contact"),
  ],
  footer: [
    { label: "Tools", links: [link("Archive"), link("Lists")] },
    { label: "Account", links: [] },
  ],
  legal: [link("About"), link("Terms")],
};

describe("menuGroups()", () => {
  it("lists the header's links and menus, then the footer's other links", () => {
    const groups = menuGroups(navigation).map(({ heading, entries }) => [
      heading,
      ...entries.map(({ label }) => label),
    ]);
    expect(groups).toEqual([
      [undefined, "Home"],
      ["Learn", "Guide", "Lists"],
      [undefined, "About", "Contact"],
      [undefined, "Archive"],
      [undefined, "Terms"],
    ]);
  });

  it("is empty without a navigation", () => {
    expect(menuGroups({ header: [], footer: [], legal: [] })).toEqual([]);
  });

  it("leaves out the page that sells Premium for a player who has it", () => {
    const selling: Navigation = { header: [{ label: "Ads-Free", to: "/subscribe" }], footer: [], legal: [] };
    expect(menuGroups(selling)).toHaveLength(1);
    expect(menuGroups(selling, true)).toEqual([]);
  });
});

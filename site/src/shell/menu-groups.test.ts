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

describe("The panel's list", () => {
  it("follows the header, its menus under their names, then holds what else the footer leads to", () => {
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

  it("is empty where no navigation has been written", () => {
    expect(menuGroups({ header: [], footer: [], legal: [] })).toEqual([]);
  });
});

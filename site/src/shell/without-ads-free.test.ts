import { withoutAdsFree } from "./without-ads-free.ts";

const home = { label: "Home", to: "/" };
const adsFree = { label: "Ads-Free", to: "/subscribe" };
const menu = { label: "Learn", links: [adsFree] };

it("The header sells Premium to everybody except those who have it", () => {
  expect(withoutAdsFree([home, menu, adsFree], false)).toEqual([home, menu, adsFree]);
  expect(withoutAdsFree([home, menu, adsFree], true)).toEqual([home, menu]);
});

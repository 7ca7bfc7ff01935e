import type { SettingsQueryResult } from "../../content/content-types.ts";
import { defaultSettings } from "../../settings/default-settings.ts";
import { contentSettings } from "./content-settings.ts";

type Site = NonNullable<SettingsQueryResult["site"]>;
type Written = NonNullable<SettingsQueryResult["navigation"]>;

const unwritten: Site = {
  name: null,
  tagline: null,
  priceWording: null,
  blockerMode: null,
  app: null,
  analyticsScriptUrl: null,
  adScriptUrl: null,
  adUnits: null,
  houseAd: null,
  socialLinks: null,
  operatorName: null,
  operatorAddress: null,
  operatorCountry: null,
  operatorRegistration: null,
  contactEmail: null,
};
const withSite = (site: Partial<Site>) =>
  contentSettings({ site: { ...unwritten, ...site }, navigation: null });

const toPage = (_type: "page" | "guide", slug: string | null) => ({
  kind: "page" as const,
  route: null,
  url: null,
  page: { _type, slug } as never,
});
const toRoute = (route: "/" | "/subscribe") => ({ kind: "route" as const, route, url: null, page: null });
const toSite = (url: string) => ({ kind: "external" as const, route: null, url, page: null });

describe("The editors' settings", () => {
  it("are the defaults where nothing is written", () => {
    expect(contentSettings({ site: null, navigation: null })).toEqual(defaultSettings);
    expect(withSite({})).toEqual(defaultSettings);
  });

  it("replace the defaults", () => {
    const settings = withSite({
      name: "Riddler",
      tagline: "A verse a day",
      priceWording: "£3 a month",
      blockerMode: "off",
      app: {
        name: "Sixes",
        text: "Six letters.",
        facts: ["Free"],
        article: { _type: "blogPost", slug: "sixes" },
        appStoreUrl: "https://apps.example/sixes",
        playStoreUrl: null,
        rating: { value: 4.5, count: 12 },
      },
      adUnits: [{ place: "side", unitId: "u-1" }],
      houseAd: { title: "Quiet", text: "No ads.", link: { label: "See it", link: toRoute("/subscribe") } },
      socialLinks: [{ network: "tiktok", url: "https://social.example/us" }],
    });
    expect(settings).toMatchObject({
      product: "Riddler",
      tagline: "A verse a day",
      price: "£3 a month",
      blockerMode: "off",
      app: {
        appStoreUrl: "https://apps.example/sixes",
        playStoreUrl: null,
        rating: { value: 4.5, count: 12 },
      },
      appPromotion: { name: "Sixes", text: "Six letters.", facts: ["Free"], article: "/blog/sixes" },
      adUnits: [{ place: "side", unitId: "u-1" }],
      houseAd: { title: "Quiet", text: "No ads.", link: { label: "See it", to: "/subscribe" } },
      socialLinks: [{ network: "TikTok", url: "https://social.example/us" }],
    });
  });

  it("name the operator line by line, without empty lines", () => {
    const settings = withSite({
      operatorName: " Riddle Works ",
      operatorAddress: "1 Letter Lane\n\n Wordham AB1 2CD ",
      operatorCountry: "  ",
      contactEmail: "hello@hint.example",
    });
    expect(settings.operator).toEqual({
      name: "Riddle Works",
      address: ["1 Letter Lane", "Wordham AB1 2CD"],
      country: null,
      email: "hello@hint.example",
      registration: [],
    });
  });

  it("reject unsafe scripts and links, and incomplete ratings", () => {
    const app = { name: null, text: null, facts: null, article: null, playStoreUrl: null };
    const settings = withSite({
      adScriptUrl: "http://ads.example/unit.js",
      analyticsScriptUrl: "javascript:alert(1)",
      app: { ...app, appStoreUrl: "data:text/html,x", rating: { value: 4.5 } },
      socialLinks: [{ network: "x", url: "javascript:alert(1)" }],
      adUnits: [{ place: "top", unitId: null }],
    });
    expect(settings).toMatchObject({
      adScriptUrl: null,
      analyticsScriptUrl: null,
      app: { appStoreUrl: null, rating: null },
      socialLinks: [],
      adUnits: [],
    });
  });
});

describe("The editors' navigation", () => {
  const item = { _type: "labelledLink" as const, links: null };

  it("has links, menus and columns; a column without links is the account column", () => {
    const navigation: Written = {
      header: [
        { ...item, label: "Home", link: toRoute("/") },
        {
          _type: "navItem",
          label: "Learn",
          link: null,
          links: [{ label: "Guide", link: toPage("guide", "openers") }],
        },
      ],
      footer: [
        { title: "More", links: [{ label: "Friends", link: toSite("https://friends.example/") }] },
        { title: "Account", links: null },
      ],
      legal: [{ label: "Privacy", link: toPage("page", "privacy") }],
    };
    expect(contentSettings({ site: null, navigation }).navigation).toEqual({
      header: [
        { label: "Home", to: "/" },
        { label: "Learn", links: [{ label: "Guide", to: "/openers" }] },
      ],
      footer: [
        { label: "More", links: [{ label: "Friends", to: "https://friends.example/" }] },
        { label: "Account", links: [] },
      ],
      legal: [{ label: "Privacy", to: "/privacy" }],
    });
  });

  it("leaves out links without a target", () => {
    const navigation: Written = {
      header: [
        { ...item, label: "Gone", link: toPage("page", null) },
        { ...item, label: "Bad", link: toSite("javascript:alert(1)") },
        { ...item, label: null, link: toRoute("/") },
        { _type: "navItem", label: "Empty", link: null, links: [] },
      ],
      footer: null,
      legal: null,
    };
    expect(contentSettings({ site: null, navigation }).navigation).toEqual({
      header: [],
      footer: [],
      legal: [],
    });
  });
});

import type { SettingsQueryResult } from "../../content/content-types.ts";
import { addressOf } from "../../content/address-of.ts";
import { externalTarget, linkTarget, type QueriedLink } from "../../content/portable-text/link-target.ts";
import { defaultSettings } from "../../settings/default-settings.ts";
import type { NavEntry, Navigation, NavMenu, SiteLinkTo } from "../../settings/navigation.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";

/** Returns the editors' settings, completed by the defaults. Links without a valid target are left out. */
export function contentSettings({ site, navigation }: SettingsQueryResult): SiteSettings {
  const settings = defaultSettings;
  return {
    ...settings,
    product: site?.name ?? settings.product,
    tagline: site?.tagline ?? settings.tagline,
    price: site?.priceWording ?? settings.price,
    blockerMode: site?.blockerMode ?? settings.blockerMode,
    app: toApp(site?.app),
    appPromotion: {
      name: site?.app?.name ?? settings.appPromotion.name,
      text: site?.app?.text ?? settings.appPromotion.text,
      facts: site?.app?.facts ?? settings.appPromotion.facts,
      article: site?.app?.article ? addressOf(site.app.article) : settings.appPromotion.article,
    },
    analyticsScriptUrl: safeUrl(site?.analyticsScriptUrl),
    adScriptUrl: safeUrl(site?.adScriptUrl),
    adUnits: (site?.adUnits ?? []).flatMap(({ place, unitId }) =>
      place && unitId ? [{ place, unitId }] : [],
    ),
    houseAd: toHouseAd(site?.houseAd),
    socialLinks: (site?.socialLinks ?? []).flatMap(({ network, url }) => {
      const target = safeUrl(url);
      return network && target !== null ? [{ network: networkNames[network], url: target }] : [];
    }),
    operator: toOperator(site),
    navigation: navigation ? toNavigation(navigation) : settings.navigation,
  };
}

const networkNames = {
  x: "X",
  facebook: "Facebook",
  reddit: "Reddit",
  instagram: "Instagram",
  tiktok: "TikTok",
};

type Site = NonNullable<SettingsQueryResult["site"]>;

function toApp(app: Site["app"] | undefined): SiteSettings["app"] {
  const { value, count } = app?.rating ?? {};
  return {
    appStoreUrl: safeUrl(app?.appStoreUrl),
    playStoreUrl: safeUrl(app?.playStoreUrl),
    rating: value !== undefined && count !== undefined ? { value, count } : null,
  };
}

function toHouseAd(ad: Site["houseAd"] | undefined): SiteSettings["houseAd"] {
  const link = ad?.link && shownLink(ad.link);
  return ad?.title && link ? { title: ad.title, text: ad.text ?? "", link } : defaultSettings.houseAd;
}

function toOperator(site: SettingsQueryResult["site"]): SiteSettings["operator"] {
  return {
    name: textOf(site?.operatorName),
    address: linesOf(site?.operatorAddress),
    country: textOf(site?.operatorCountry),
    email: textOf(site?.contactEmail),
    registration: linesOf(site?.operatorRegistration),
  };
}

function textOf(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}

function linesOf(text: string | null | undefined): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

type Written = NonNullable<SettingsQueryResult["navigation"]>;

function toNavigation({ header, footer, legal }: Written): Navigation {
  return {
    header: (header ?? []).flatMap((entry) => shownEntry(entry) ?? []),
    footer: (footer ?? []).map(({ title, links }) => ({ label: title ?? "", links: shownLinks(links) })),
    legal: shownLinks(legal),
  };
}

function shownEntry(entry: NonNullable<Written["header"]>[number]): NavEntry | null {
  if (entry._type !== "navItem") return shownLink(entry);
  const menu: NavMenu = { label: entry.label ?? "", links: shownLinks(entry.links) };
  return menu.label !== "" && menu.links.length > 0 ? menu : null;
}

interface QueriedLabelledLink {
  label: string | null;
  link: QueriedLink | null;
}

function shownLinks(links: readonly QueriedLabelledLink[] | null): SiteLinkTo[] {
  return (links ?? []).flatMap((link) => shownLink(link) ?? []);
}

function shownLink({ label, link }: QueriedLabelledLink): SiteLinkTo | null {
  const target = link && linkTarget(link);
  return label && target ? { label, to: target.to } : null;
}

function safeUrl(url: string | null | undefined): string | null {
  return externalTarget(url)?.to ?? null;
}

import { defineQuery } from "groq";
import { addressFields, linkFields } from "./fragments.ts";

const labelledLinkFields = `label, link{${linkFields}}`;

/** The site's settings and navigation. */
export const settingsQuery = defineQuery(`{
  "site": *[_type == "siteSettings"][0]{
    name,
    tagline,
    priceWording,
    blockerMode,
    app{name, text, facts, "article": article->{${addressFields}}, appStoreUrl, playStoreUrl, rating},
    analyticsScriptUrl,
    adScriptUrl,
    adUnits[]{place, unitId},
    houseAd{title, text, link{${labelledLinkFields}}},
    socialLinks[]{network, url},
    operatorName,
    operatorAddress,
    operatorCountry,
    operatorRegistration,
    contactEmail
  },
  "navigation": *[_type == "navigation"][0]{
    header[]{_type, ${labelledLinkFields}, links[]{${labelledLinkFields}}},
    footer[]{title, links[]{${labelledLinkFields}}},
    legal[]{${labelledLinkFields}}
  }
}`);

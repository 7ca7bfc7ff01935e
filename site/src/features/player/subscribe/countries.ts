/** ISO 3166-1 of the countries to which Stripe computes taxes or sells without. */
const codes =
  "AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM " +
  "CN CO CR CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR " +
  "HT HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK " +
  "ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RW SA SB " +
  "SC SE SG SI SK SL SM SN SO SR SS ST SV SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS " +
  "XK YE ZA ZM ZW";

/** The countries by their English names, in the order of these. */
export function countries(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames("en", { type: "region" });
  return codes
    .split(" ")
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
}

/** The country of the browser's language, such as GB of `en-GB`; otherwise the United States. */
export function browserCountry(): string {
  const { region } = new Intl.Locale(navigator.language).maximize();
  return region !== undefined && codes.split(" ").includes(region) ? region : "US";
}

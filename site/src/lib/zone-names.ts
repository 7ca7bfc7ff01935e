/** Today's names of the zones that browsers still call by those that CLDR once chose (the IANA database's `backward`). */
const renamed: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** Returns the name that a zone has today. */
export function presentName(zone: string): string {
  return renamed[zone] ?? zone;
}

/** Returns what a zone is called after today, such as Argentina, Buenos Aires; the zone itself if it has no region. */
export function placeOf(zone: string): string {
  const name = presentName(zone);
  return (name.split("/").slice(1).join(", ") || name).replaceAll("_", " ");
}

/** Returns the names that a zone had before. */
export function oldNamesOf(zone: string): string[] {
  return Object.keys(renamed).filter((old) => renamed[old] === zone);
}

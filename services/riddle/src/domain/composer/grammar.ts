/** "an owl", "a unit": the article depends on the sound, which is guessed from the spelling. */
export function withArticle(phrase: string): string {
  return `${startsWithVowelSound(phrase) ? "an" : "a"} ${phrase}`;
}

function startsWithVowelSound(phrase: string): boolean {
  if (/^(?:uni(?!n)|use|usu|uti|ubi|eu|ewe|one\b|once|u-)/i.test(phrase)) return false;
  return /^(?:[aeiou]|hour|honest|honou?r|heir)/i.test(phrase);
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const numbers = ["no", "one", "two", "three", "four", "five"];

/** "two vowels", "one vowel", "no vowels". */
export function counted(count: number, noun: string): string {
  return `${numbers[count] ?? String(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * "having" becomes "has", "lacking" becomes "lacks". Null for participles that are not in the list of those that begin
 * definitions of adjectives.
 */
export function thirdPerson(participle: string): string | null {
  const irregular: Record<string, string> = { having: "has", being: "is", doing: "does", going: "goes" };
  const known = irregular[participle];
  if (known !== undefined) return known;
  const base = participle.slice(0, -3);
  if (!verbsOfAdjectives.has(participle)) return null;
  const stem = verbsWithE.has(participle) ? `${base}e` : base;
  return /(?:s|sh|ch|x)$/.test(stem) ? `${stem}es` : `${stem}s`;
}

const verbsWithE = new Set(
  `causing requiring using giving involving resembling provoking inducing describing arousing indulging displeasing
  pleasing producing making taking serving moving evoking inspiring come coming behaving living arising continuing
  surviving combining excluding including desiring`.split(/\s+/),
);
const verbsOfAdjectives = new Set([
  ...verbsWithE,
  ..."lacking showing containing expressing possessing exhibiting needing covering consisting belonging tending offering bringing appearing feeling bearing demonstrating wanting holding attracting affecting extending occurring existing seeming depending reflecting remaining deserving following happening working acting growing standing turning falling looking sounding tasting smelling".split(
    " ",
  ),
]);

import { readFileSync, writeFileSync } from "node:fs";
import type { Lexicon } from "../../src/domain/composer/lexicon.ts";
import { scowl } from "./scowl.ts";
import { readWordNet } from "./wordnet.ts";
import { unfitWords } from "./unfit.ts";

/** SCOWL's size classes: words up to 40 are known to everyone, those of 50 to most readers. */
const sizes = [10, 20, 35, 40, 50];

/** Words without a WordNet entry, whose clues are in `data/clues/`. */
const functionWords = "among could every shall since their these those until where which while whose would".split(" ");

/** Inflected forms that are also words of their own. */
const lexicalisedForms = new Set("tired mixed jaded bored naked rapid dross gross being going dying aging".split(" "));

/** Words that would be unfair answers: abbreviations, rare variants and errors of the sources. */
const oddWords = new Set(
  `abeam addle aided awing basal bided bogie bogus bossy capon carom cased caulk clime clomp copra coupe cruet debar
  dimer dimly dogie dully durst emery emote endow endue filly fined flied fogey forte frizz
  goner gunny haler hewer hexed hokum hooey hotly italic jabot   kapok karat kinda laxly leery limey lobed locus maria masse milch miler mucks niter nobly oakum oaten
  offal orate outgo owing palmy payee payed peter pewee poesy posit prate pulpy pupal putts redid refit
  rimed rover rowel scram scrod scurf seamy secon serer shill shirr slyly sough soupy staph strep   taupe telex tenon topee torte torus toque tumid tunny tying umbel unman unpin using uvula   voile wacko wader wanly warty wheal whist wight wooer wryly zonal dural ducal   papal moire meted adman afoul aerie abase banns befog begot bight biddy basso lying
  risen sewed stung shone slept stood sworn swore heard unset haler limed tubed trued
  treed toned tamed timed taped tatty tiled soled sized saved ruled robed riled razed rated rared priced posed
  planed piled paved owned oiled nosed noted named muted moved mined mated masked lived lined liked laced keyed jawed
  hated gummed glued fumed fired fazed famed faced eased dozed dosed domed dazed dated cured coned coped caned
  based bared axed awed aged arced armed aired limited mired waxed vexed urged fused loved hired fixed ended cubed
  fated fried dried tried wired untie bowed boxed cowed honed mowed rowed sowed tied sided noised sawed lidded`.split(
    /\s+/,
  ),
);

const wordNet = readWordNet();
const lexicon = JSON.parse(readFileSync(new URL("../lexicon.json", import.meta.url), "utf8")) as Lexicon;
const words = [...scowl(sizes, ["english", "american"])].filter(isFairAnswer);
const answers = [...new Set([...words, ...functionWords])].sort();
writeFileSync(new URL("../answers.txt", import.meta.url), `${answers.join("\n")}\n`);

function isFairAnswer(word: string): boolean {
  return /^[a-z]{5}$/.test(word) && isDescribed(word) && !unfitWords.has(word) && !oddWords.has(word) && !isInflected(word);
}

function isDescribed(word: string): boolean {
  return lexicon[word] !== undefined;
}

/** Plurals, third-person forms and regular past forms, recognised by a base form in WordNet. */
function isInflected(word: string): boolean {
  if (lexicalisedForms.has(word)) return false;
  const bases = [/[^s]s$/.test(word) && word.slice(0, -1), /ed$/.test(word) && word.slice(0, -1)];
  bases.push(/e[sd]$/.test(word) && word.slice(0, -2), /ies$/.test(word) && `${word.slice(0, -3)}y`);
  return bases.some((base) => base !== false && base.length > 1 && wordNet.lemmas.has(base) && !isSpecialForm(word));
}

function isSpecialForm(word: string): boolean {
  return /eed$/.test(word);
}

/**
 * Words that contain a shorter word by coincidence, or by an etymology that readers are not aware of. The spoiler guard
 * allows them. Words that the rules in `make-guard-words.ts` already classify as unrelated are not listed.
 */
export const unrelatedWords: ReadonlySet<string> = new Set(
  `abroad aboard across along alongside around another mother brother bother smother together altar
  marabout reactor redactor refactor propagate humanise humanize altercation preamble gigantic anticline carapace
  disaster coaster chinaware lambaste furbelow landscaper caterpillar because penchant enchant mischief discover
  recover proclaim disclose foreclose riddance grandaunt condense redoubt mandrake mandrill redress address antelope
  carpenter carpentry trimester forester infancy singable disgorge agreed engross mangrove disguise beguile pantheist
  noticing policing beginner quainter disinter aspirate conjoint parlance prolapse relater knowledge foreknowledge
  acknowledge implicit milliner physiologic comedic medicaid submerge determiner delimiter amount burnoose organdie
  denounce announce pronounce renounce overtire impeach polyphony dispatch copious impious plaintiff supplant
  disposer imposer proposer exposer composer propound compound expound suppress repress express impress depress oppress
  compress improve approve reprove repulse impulse puncheon bequest conquest inquest request require inquire acquire
  esquire mesquite requite chartreuse temporiser prorogue reproach approach thorough burrower cartridge partridge
  porridge viceregal ascent crescent preserve reserve conserve observe deserve dissever dissolve resolve absolve inspire
  aspire conspire perspire respire expire respite despite passport transport prostate install forestall strumpet trumpet
  password constable contempt attempt something anything everything nothing plaything seething teething betroth cantonal
  intoner monotonic contract distract retract protract subtract attract abstract extract quatrain distrait entreat retreat
  distress mattress mistress seamstress temptress songstress buttress fortress actress waitress atrial airstrike
  pinstripe contrite profound confound dumbfound confront affront understand understood misunderstand thunder blunder
  plunder launder founder flounder sunder wonder impunity importunity opportunity community immunity converge diverge
  reverse converse universe inverse perverse averse diverse adverse transverse revenue avenue supervisor provisor invoice
  avouch elsewhere everywhere anywhere somewhere nowhere meanwhile worthwhile whichever however forever
  ration rational rationale rationalize irrational brandy blazer bracelet cantor caster clover cloven condor crater ledger manger macron photon purser parchment salver
  saucer scullion singer slinky stallion storey treaty trumpery whisky latter matter butter conger verger country county
  countess interest heathen question planet carrot parsley trolley cabbage carpet forest honest modest tempest digest
  steady bounty hearth brother feather leather weather whether father rather either neither gather
  command comment commit common comfort commerce interior internal internet interim interval interview interpret
  interact intercept interfere intermediate international interrupt intervene intercourse supper superb superior
  supervise superficial superstition severe several severed average leverage beverage coverage
  cleverly leverage clever forever whatever stranger danger ranger manger hanger arrange orange grange strange
  height weight freight weighty brought thought bought fought sought nought drought
  flight plight slight blight delight alight relight enlighten lightning ground aground background
   dearth breath breathe wreath heather theatre theater  startle starter
  metre parted partner party particle particular apartment department compartment repartee
  island highland upland chairman charity chariot charter chapter scarcely scarlet scarcity stared started
  planetary plantain pleasant peasant breeder preach prelate platter plateau platform plaster plastic
  platinum plaque apparel imparted pearly spearmint shearing clearing rearing hearing bearing tearing wearing
  swearing appearing searing yearning learning earning morning evening opening happening
  rapture capture ruptured creature treasure measure pleasure pressure fissure tissue
  posture pasture future nature mature feature leisure seizure
  spouse espouse blouse mouser arouse carouse grouse douse trousers
  stable unstable notable portable potable suitable tabled vegetable equitable hospitable inevitable
  tablet tableau tabloid cabled mantle mantel gentle gentleman gentry bigger trigger digger
  hundred kindred thundering tendered rendered gendered pondered wandered
  prayer player slayer bricklayer waylayer betrayer conveyor surveyor
  tracked traction tractor tractable intractable entrance entranced restrain restraint constrain strain
  arrow arrowroot narrow barrow harrow sparrow yarrow marrow farrow
  spoken token betoken broken awoken
  vinegar vineyard divine canine feline alpine supine porcupine
  shower showery towering flowering glowering
  therein thereby therefore theremin thermal
  comedian median radian guardian meridian obsidian
  wherever whereas whereby wherefore whereabouts
  imaging managing damaging packaging averaging bandaging foraging garaging leveraging massaging pillaging rampaging
  sabotaging messaging ravaging salvaging engaging encouraging discouraging
  garbling bubbling burbling dabbling gobbling hobbling humbling marbling mumbling nibbling rambling scrambling
  squabbling tumbling warbling bumbling bobbling cobbling gabbling shambling doubling troubling stumbling crumbling
  grumbling assembling resembling trembling
  costing bursting resting besting boasting boasting contrasting divesting foresting frosting molesting trysting lasting
  listing testing tasting wasting roasting toasting coasting casting fasting posting hosting existing resisting insisting
  assisting trusting thrusting twisting adjusting interesting rusting dusting
  earthing frothing bathing breathing clothing soothing loathing
  generally literally centrally laterally naturally naturalist federally liberally morally orally plurally rurally
  spirally severally neutrally culturally
  horizontally mentally dentally distally vitally totally brutally mortally metallic capitally digitally
  neighbored neighboured harbored labored
  passable erasable advisable disposable usable reusable
  bandying brandying caddying candying muddying eddying studying`
    .trim()
    .split(/\s+/),
);

/** Words that begin with an answer and are neither a form nor a compound of it for readers. */
export const unrelatedStarts: ReadonlySet<string> = new Set(
  `country countess county countenance countrified brandy blazer bracelet cantor caster caterpillar
  catercorner interact interchange intercity intercourse interface interline interlink interlock intermarry intermix
  internet interplay intersect interstate intertwine interview interweave anticline anticking cloven clover condor
  crater ledger manger macron photon purser parchment salver saucer scullion singer slinky stallion storey
  treaty trumpery whisky latter matter butter verger interest heathen planet planetary plantain hearth steady
  question command colony colonel colonial colonize colonise facetious curious decorous internal interior superb
  superior supervise superficial superstition severe severity several severance plateau plaintiff charter
  chartreuse tablet tableau tableland lightning understand understood ration rational rationale rationalize
  puncheon proverb badger budget cabinet champagne chimera closet cricket electric electron entertain extract
  finale finally fleshpot floral grandeur gravel lemonade literal literary literate literature minority moralist
  novelty organize organise organism pastel planetarium prosecute proverbial quarter quartet rebellion
  sergeant shrewd skillet spared spinet startle steeple surgeon sweater traitor villain wharfinger`.split(/\s+/),
);

/** Pairs that share a stem only by their etymology. */
export const unrelatedPairs: ReadonlySet<string> = new Set([
  "ideal idea",
  "grave gravity",
  "salve salvage",
  "salve salvation",
  "drift drive",
  "drive drift",
  "tonic tone",
  "molar mole",
  "trope tropical",
  "prose prosaic",
  "tinge tincture",
  "range rangy",
  "musty must",
]);

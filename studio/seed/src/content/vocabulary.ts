import type { SeedDocument } from "../make/seed-document.ts";

/** The words of the week, three for each of 52 weeks. A line is `word | part of speech | meaning | origin | example`. */
const weeks = `
  guess | verb | To give an answer without being sure that it is right. | From Middle English gessen, probably from a Scandinavian or Low German word related to “get”. The u was added in the sixteenth century. | Guess again, but not with an S.
  query | noun | A question, often one that expresses a doubt. | From Latin quaere, “ask!”, the imperative of quaerere, “to ask, to seek”; it was spelt quere at first. | He had one query about the bill.
  quest | noun | A long search for something. | From Old French queste, from Latin quaerere, “to seek”, which is also in “query”, “question” and “conquer”. | Their quest for a better opener lasted all winter.

  yacht | noun | A sailing or motor boat used for pleasure or racing. | From early modern Dutch jaghte, short for jaghtschip, literally “hunting ship”, a light, fast vessel; from jagen, “to hunt”. Whether pirates sailed in it or were chased in it is disputed. | They crossed to France in a borrowed yacht.
  sloop | noun | A sailing boat with one mast and a single headsail. | From Dutch sloep, of uncertain origin; perhaps related to sluipen, “to glide”. | The sloop slipped out of the harbour before dawn.
  decoy | noun | Something used to lure a person or an animal into a trap. | Probably from Dutch de kooi, “the cage”: the duck decoys of Holland led wild birds along a narrowing channel into a net. | The empty van was only a decoy.

  easel | noun | A frame that supports an artist’s canvas. | From Dutch ezel, “donkey”: it carries the load, much as a saw-horse carries the wood. | She folded the easel and walked down to the river.
  stoop | noun | In North America, a small raised platform with steps at the door of a house. | From Dutch stoep, kept from the Dutch settlers of New York. The verb “to stoop” is another word, from Old English stūpian. | On warm evenings the whole street sat out on the stoop.
  snoop | verb | To look around secretly in order to find something out. | From Dutch snoepen, “to eat sweets on the sly”; the sense widened to prying in American English in the nineteenth century. | He swore that he hadn’t snooped in her diary.

  syrup | noun | A thick, sweet liquid, often made of sugar and water. | From Arabic sharāb, “a drink”, by way of medieval Latin siropus and Old French. “Sherbet” and “sorbet” come from the same Arabic root. | Pour the syrup over the cake while it is still warm.
  sugar | noun | The sweet crystals made from cane or beet. | From Old French çucre, from medieval Latin succarum and Arabic sukkar; the trail leads back through Persian to Sanskrit śarkarā, which also meant “grit” or “gravel”. | One sugar, please, and no milk.
  lemon | noun | A sour yellow citrus fruit. | From Old French limon, from Arabic laymūn, from Persian; “lime”, the fruit, is of the same family. | A slice of lemon saved the soup.

  azure | noun | The blue of a clear sky. | From Old French asur, from medieval Latin, from Arabic lāzaward and Persian lāzhward, the name of lapis lazuli; the l was taken for an article and dropped. | By noon the fog had turned to azure.
  amber | noun | A clear yellow-brown fossil resin, or its colour. | From Arabic ʿanbar, which meant ambergris, the waxy substance from whales; the word passed to the resin in Europe because both were found on beaches. | The lights changed from green to amber.
  nadir | noun | The lowest point; in astronomy, the point of the sky directly below the observer. | From Arabic naẓīr (as-samt), “opposite (the zenith)”. | The party reached its nadir when the music stopped.

  ghoul | noun | An evil spirit that robs graves; a person too interested in death. | From Arabic ghūl, a desert demon, from a verb meaning “to seize”. It reached English through French, in a translation of the Arabian Nights of 1721. | Only a ghoul would slow down to look at the crash.
  mummy | noun | A body preserved for burial, as in ancient Egypt. | From medieval Latin mumia, from Arabic mūmiyā, “bitumen, embalmed body”, probably from Persian mūm, “wax”. “Mummy” for a mother is a different word. | The mummy was no taller than a child.
  mocha | noun | A fine kind of coffee; coffee mixed with chocolate. | From Mocha (al-Mukhā), the port in Yemen from which coffee was shipped to Europe. | He ordered a mocha and a second one to take away.

  tulip | noun | A spring flower with a cup-shaped head. | From French tulipe, from Turkish tülbent, “muslin” or “turban”, which the open flower was thought to resemble. “Turban” is the same word. | A single tulip had come up through the gravel.
  kiosk | noun | A small open shop or booth in a street. | From French kiosque, from Turkish köşk, “pavilion”, from Persian. | You can get a ticket at the kiosk by the gate.
  lilac | noun | A shrub with scented purple or white flowers, or its pale purple. | From obsolete French lilac, by way of Turkish or Arabic from Persian līlak, a variant of nīlak, “bluish”, from nīl, “blue, indigo”. | The lilac leans over the wall every May.

  khaki | noun | A dull brownish-yellow cloth or colour, used for uniforms. | From Urdu khākī, “dusty”, from Persian khāk, “dust, earth”. The first to wear it was the Corps of Guides, raised in British India in 1846. | He turned up in khaki and muddy boots.
  shawl | noun | A large piece of cloth worn round the shoulders or head. | From Urdu and Persian shāl, perhaps after a town in India where such cloth was made. | Her grandmother’s shawl still smelt of cedar.
  curry | noun | A dish of meat or vegetables in a spiced sauce. | From Tamil kaṟi, “sauce, relish for rice”, probably through Portuguese. To “curry favour” is unrelated: it comes from grooming a horse. | The curry was hotter than the weather.

  chess | noun | A game of strategy for two on a board of sixty-four squares. | From Old French eschés, the plural of eschec, “check”: the game is called after the warning to the king. | They played chess by post for thirty years.
  check | verb | To look at something to make sure that it is right; to stop. | From Old French eschec, the call at chess, from Arabic and Persian shāh, “king”. From the threat to the king came the senses of stopping, controlling and examining. | Check every grey letter before you guess.
  alarm | noun | A warning of danger, or a device that gives it. | From Old French alarme, from Italian all’arme!, “to arms!”. “Alarum” is the same word. | Someone had burnt the toast, and the alarm knew.

  rival | noun | Someone who competes with another for the same thing. | From Latin rivalis, originally “someone who uses the same stream as another”, from rivus, “stream”. | The two bakers were rivals and the best of friends.
  river | noun | A large natural stream that flows to the sea or a lake. | From Old French riviere, from Latin riparia, “of the bank”, from ripa, “bank”, which is also in “arrive”: to come to shore. It is not related to “rival”. | The river has not frozen since 1963.
  delta | noun | The triangle of land where a river splits before the sea. | From the Greek letter Δ, whose shape the mouth of the Nile has; Herodotus already calls it the Delta. The letter’s name came from the Phoenicians, whose word meant “door”. | From the air the delta looks like a tree.

  arena | noun | A space with seats around it for sport or shows. | From Latin harena or arena, “sand”, which covered the floor of the amphitheatre and soaked up the blood. | Ten thousand people filed into the arena.
  focus | noun | The centre of interest; the point at which rays meet. | From Latin focus, “hearth”, the centre of a house. Kepler gave it its mathematical sense in 1604, perhaps with a burning glass in mind. | The photo is slightly out of focus.
  foyer | noun | The entrance hall of a theatre, hotel or other building. | From French foyer, “hearth, home”, from the same Latin word as “focus”: the room in which actors could warm themselves. | Meet me in the foyer at half past seven.

  album | noun | A book for photographs or stamps; a collection of recordings. | From Latin album, “a white tablet” for public notices, from albus, “white”. Records were once sold in books of sleeves like photograph albums. | Nobody had opened the album for years.
  alibi | noun | Proof that one was somewhere else when a crime took place. | From Latin alibi, “elsewhere”, an adverb that became a noun in the courtrooms of the eighteenth century. | The dog was his only alibi.
  bonus | noun | Something good that is added to what is due. | From Latin bonus, “good”; stockbrokers’ slang of the eighteenth century, and questionable Latin at that, since “a good thing” would be bonum. | The sunshine was a bonus.

  index | noun | A list of subjects with their pages; a pointer or measure. | From Latin index, “forefinger, informer, sign”, related to dicere, “to say”. The index finger still points. | Look it up in the index.
  digit | noun | Any of the figures from 0 to 9; a finger or toe. | From Latin digitus, “finger” or “toe”: people counted on their fingers. | The code has four digits.
  thumb | noun | The short, thick finger set apart from the others. | From Old English þūma, from a root that means “to swell” and is also in Latin tumēre, “to swell”, and so in “tumour”. The b came later and was never sounded. | He held up a thumb and the lorry stopped.

  pupil | noun | Someone who is taught; the dark opening of the eye. | From Latin pupillus and pupilla, “little boy, little girl”, and so “orphan, ward”. In the eye it is the “little doll”: the tiny reflection of yourself in somebody else’s. | In the dark her pupils grew as wide as a cat’s.
  larva | noun | The young form of an insect, before it changes its shape. | From Latin larva, “ghost, mask”. Linnaeus used it for an animal whose grown form is still masked. | The larva feeds for two years under the bark.
  nymph | noun | A spirit of nature in Greek myth; the young of some insects. | From Greek nymphē, “bride, young woman, nymph”. | The dragonfly lives for years as a nymph under water.

  virus | noun | A tiny agent that lives and multiplies in cells and causes disease. | From Latin virus, “slimy liquid, poison”. The modern sense dates from the 1890s, when something too small for any filter was found to infect tobacco plants. | The virus went round the whole office in a week.
  venom | noun | The poison of snakes, spiders and other animals; spite. | From Old French venim, from Latin venenum, which first meant “magic potion” and is probably related to Venus, the goddess of love. | There was venom in her thank-you note.
  toxic | adjective | Poisonous. | From Latin toxicum, “poison”, from Greek toxikon (pharmakon), “(poison) for arrows”, from toxon, “bow”. Archers are still called toxophilites. | The fumes are toxic even in small amounts.

  flora | noun | The plants of a region or a period. | After Flora, the Roman goddess of flowers, from flos, “flower”; Linnaeus made it a title for books about plants. | The island’s flora has come back since the goats left.
  fauna | noun | The animals of a region or a period. | After Fauna, a Roman goddess of the countryside and sister of Faunus; Linnaeus paired her with Flora in 1746. | The local fauna consists mainly of sheep.
  panic | noun | Sudden fear that spreads and stops people from thinking. | From Greek panikon (deima), “(fear) caused by Pan”, the god whose shout in lonely places made flocks and travellers run. | With one guess left, she felt a moment of panic.

  atlas | noun | A book of maps. | After Atlas, the Titan who held up the heavens. Gerardus Mercator gave the name to his book of maps in 1595, though he had an astronomer king called Atlas in mind. | They planned the whole trip on one page of the atlas.
  titan | noun | Someone or something of great size, power or fame. | From Greek Titan, one of the older gods who ruled before Zeus; the metal titanium is named after them too. | She was a titan of the crossword world.
  siren | noun | A loud warning signal; in myth, a singer who lured sailors to their deaths. | From Greek Seirēn. In 1819 the French engineer Cagniard de la Tour named an instrument after the singers because it could also sound under water. | A siren woke the street at four.

  chaos | noun | Complete disorder. | From Greek khaos, “gulf, abyss”, the emptiness from which the world was made. The chemist van Helmont formed the word “gas” from it. | The kitchen was in cheerful chaos.
  ocean | noun | The great body of salt water, or one of its parts. | From Greek Ōkeanos, the river that was thought to flow around the whole disc of the earth. | Nobody had crossed the ocean in such a small boat.
  giant | noun | A human-like being of enormous size; anything very large. | From Old French geant, from Latin gigas and Greek gigas, the race that fought the gods. The gi- of “gigantic” and “gigabyte” is the same. | The old oak was a giant even then.

  comet | noun | A body of ice and dust that grows a tail near the sun. | From Greek (astēr) komētēs, “long-haired (star)”, from komē, “hair”. | The comet will not be back for 4,000 years.
  orbit | noun | The path of one body around another in space. | From Latin orbita, “wheel track, rut”, from orbis, “ring, wheel”. | The telescope has been in orbit since 1990.
  month | noun | One of the twelve parts of a year. | From Old English mōnaþ, from the same root as “moon”, whose course it once followed. | It took a month to learn the list by heart.

  piano | noun | A large keyboard instrument with hammers and strings. | Short for Italian pianoforte, “soft (and) loud”: unlike a harpsichord it could play both. Piano is from Latin planus, “flat, smooth”. | The piano would not go up the stairs.
  opera | noun | A play in which most of the words are sung. | From Italian opera, “work”, from Latin opera, “labour, works”; related to opus, “a work”. | The opera lasted longer than the marriage in it.
  cello | noun | A large stringed instrument held between the knees. | Short for Italian violoncello, “little violone”; a violone was a “big viol”. So a cello is, word for word, a small big viol. | Somewhere in the house a cello was being tuned.

  motto | noun | A short sentence that sums up a person’s or group’s principles. | From Italian motto, “word, saying”, from late Latin muttum, “a grunt, a word”, which is also behind French mot and perhaps “mutter”. | “Vowels later” was her motto.
  ditto | noun | The same thing again. | From a Tuscan form of Italian detto, “said”, from Latin dictus; merchants used it to avoid repeating a month or an item. | “I’m hungry.” “Ditto.”
  gusto | noun | Keen enjoyment. | From Italian gusto, “taste”, from Latin gustus, which is also in “disgust”. | He sang with more gusto than tune.

  salsa | noun | A spicy sauce; a Latin American dance. | From Spanish salsa, “sauce”, from Latin salsa, “salted”. As a name for music and its dance it spread from New York around 1970. | The salsa was fresh and the salsa class was full.
  sauce | noun | A liquid served with food to give it flavour. | From Old French sauce, from Latin salsa, “salted (things)”: the same word as “salsa”. “Saucy” once meant “tasting of sauce”. | She asked for the sauce on the side.
  salad | noun | A cold dish of raw leaves or vegetables. | From Old French salade, from Vulgar Latin salata, “salted”, as Romans dressed their greens with brine. “Salary” has salt in it too. | There is always one person who brings a potato salad.

  cargo | noun | The goods carried by a ship, an aircraft or a lorry. | From Spanish cargo, “load”, from late Latin carricare, “to load”, from carrus, “wagon”. “Charge” and “car” belong to the family. | The cargo shifted in the storm.
  canoe | noun | A light, narrow boat moved with a paddle. | From Spanish canoa, from the Carib and Arawak languages of the Caribbean; Columbus noted it down. | They carried the canoe round the rapids.
  maize | noun | The tall cereal that North Americans call corn. | From Spanish maíz, from Taino mahiz, the language of the islands where Columbus first landed. | The maize stood higher than the car.

  chili | noun | A small hot pepper, fresh or dried. | From Spanish chile, from Nahuatl chīlli, the language of the Aztecs. The country Chile is unrelated. | One chili is plenty.
  cocoa | noun | The powder of roasted cacao beans, or a drink made from it. | An alteration of cacao, from Spanish, from Nahuatl cacaua, the stem of the word for the bean. Dr Johnson’s dictionary helped to confuse it with the coconut. | Nothing ends a wet walk like cocoa.
  llama | noun | A woolly pack animal of the Andes. | From Spanish llama, from Quechua, the language of the Incas. | The llama refused to be photographed.

  moose | noun | The largest deer, called an elk in Europe. | From an eastern Algonquian language, probably Abenaki mos, perhaps “he strips off”, as it does with bark. | A moose had stopped the train.
  skunk | noun | A black and white animal that defends itself with a foul spray. | From a southern New England Algonquian language; the word is thought to combine “urinate” and “fox”. | The dog met a skunk, once.
  pecan | noun | A smooth, oval nut of North America, or its tree. | From French pacane in Louisiana, from Illinois pakani; in related Algonquian languages the word means a hard-shelled nut. | Americans don’t agree on how to say pecan.

  kayak | noun | A narrow boat with a covered deck, moved with a double paddle. | From Inuit qayaq, a hunter’s boat. The word reads the same backwards. | He rolled the kayak and came up laughing.
  igloo | noun | A dome-shaped shelter built of blocks of snow. | From Inuit iglu, which means “house” of any material. | It was warmer in the igloo than in the tent.
  parka | noun | A warm jacket with a hood. | From Aleut, from Russian dialect parka, “pelt”, from Nenets, a language of the Siberian Arctic. | She found last winter’s shopping list in her parka.

  koala | noun | A tree-dwelling marsupial of eastern Australia. | From Dharug, the Aboriginal language of the Sydney area: gula or gulawany. The spelling with oa may have begun as a mistake for oo. | A koala sleeps for most of the day.
  dingo | noun | The wild dog of Australia. | From Dharug dingu, written down in 1789 as the name of the dogs that lived with people; a wild one is said to have been a warrigal. | At night we heard a dingo far away.
  taboo | noun | Something that custom forbids people to do or to mention. | From Tongan tabu, “set apart, forbidden”. Captain Cook brought it home from his voyage of 1777. | In that family, money was taboo.

  robot | noun | A machine that does work by itself. | From Czech robota, “forced labour”. Karel Čapek used it in his play R.U.R. (1920); the word was his brother Josef’s idea. | The robot is afraid of stairs.
  quark | noun | A particle of which protons and neutrons are made. | The physicist Murray Gell-Mann had the sound first, in 1963, and then found the spelling in Joyce’s Finnegans Wake, “Three quarks for Muster Mark!”. | It takes three quarks to make a proton.
  sauna | noun | A hot room in which one sits to sweat, or a session in it. | From Finnish sauna, a very old word whose origin is disputed: it may have meant a pit in the snow, or the heap of stones that makes the stove. | In Finland there is about one sauna for every two people.

  laser | noun | A device that makes a narrow, intense beam of light. | An acronym coined by Gordon Gould in 1957: light amplification by stimulated emission of radiation, on the model of the earlier “maser”. | They measured the wall with a laser.
  radar | noun | A system that finds objects by means of radio waves. | An acronym of the United States Navy from 1940: radio detection and ranging. It reads the same backwards. | The storm showed up on the radar.
  scuba | noun | The apparatus for breathing under water. | An acronym from the 1950s: self-contained underwater breathing apparatus. | Her first scuba dive was in a quarry.

  modem | noun | A device that sends data over a line. | Blended in the 1950s from modulator and demodulator, the two things that it is. | Have you tried switching the modem off and on?
  pixel | noun | One of the dots of which a picture on a screen is made. | From pix, “pictures”, and element; first in print in 1965, about images from space probes. | One pixel in the corner was always green.
  motel | noun | A hotel for people who travel by car. | A blend of motor and hotel, used in California in 1925 by Arthur Heineman, for his Milestone Mo-Tel; “motor hotel” is said to have been too long for the sign. | The motel had a pool and no water in it.

  blurb | noun | The short text that praises a book on its own cover. | Invented by the American humorist Gelett Burgess in 1907: his jacket showed a “Miss Belinda Blurb” in the act of blurbing. | The blurb gave away the murderer.
  vegan | noun | Someone who eats and uses nothing that comes from animals. | Coined in England in 1944 by Donald and Dorothy Watson from the beginning and end of “vegetarian”. | The cake was so good that nobody guessed it was vegan.
  nylon | noun | A strong artificial fibre. | Coined by the DuPont company in 1938. The ending follows cotton and rayon; the stories about New York and London are later inventions. | The tent is nylon and packs down to nothing.

  denim | noun | Strong cotton cloth, used for jeans. | From French serge de Nîmes, a cloth from the town of Nîmes. | The jacket was denim once; now it is mainly patches.
  suede | noun | Leather with a soft, brushed surface. | From French gants de Suède, “gloves of Sweden”. | Never wear suede to a picnic.
  tweed | noun | A rough woollen cloth, woven in several colours. | Probably from Scots tweel, “twill”. The story goes that around 1830 a London merchant misread the word, with the River Tweed in mind; the evidence for it is thin. | He smelt of tweed and pipe smoke.

  derby | noun | A match between two teams from the same area; a race for young horses. | After the twelfth Earl of Derby, who founded the race at Epsom in 1780. By 1889 a rugby match in Widnes could be called “the local Derby”. | The whole town was out for the derby.
  rugby | noun | A football game in which an oval ball may be carried. | After Rugby School in Warwickshire, where it was played by its own rules; these were written down in 1845. | They play rugby whatever the weather.
  guppy | noun | A small, bright freshwater fish. | After R. J. Lechmere Guppy, a naturalist in Trinidad who sent specimens to the British Museum in the 1860s. | One guppy soon becomes forty.

  apron | noun | A garment worn over the front of the clothes to keep them clean. | Middle English napron, from Old French naperon, “small tablecloth”. “A napron” was heard as “an apron”; “napkin” kept its n. | He came to the door in an apron, covered with flour.
  adder | noun | The common viper, the only venomous snake of Britain. | Middle English naddre, from Old English nædre, “snake”. “A naddre” was heard as “an adder”; German still has Natter. | The adder was more afraid than they were.
  paper | noun | Thin sheets for writing, printing and wrapping. | From Old French papier, from Latin papyrus, from Greek papyros, the reed of which the Egyptians made their sheets. | He wrote the alphabet on a piece of paper and crossed out the greys.

  ebony | noun | A hard, black wood. | From Greek ebenos, from ancient Egyptian hbny. | The black keys were once made of ebony.
  ivory | noun | The hard white substance of elephants’ tusks. | From Old French yvoire, from Latin ebur, a word that probably goes back to Egyptian for “elephant”. | The museum keeps its ivory under glass.
  oasis | noun | A green place with water in a desert. | From Greek oasis, a word borrowed from Egyptian; compare Coptic ouahe, “dwelling place”. | The library was an oasis in the middle of town.

  weird | adjective | Very strange. | From Old English wyrd, “fate”. The “weird sisters” of Macbeth are the goddesses of fate; the modern sense grew out of how they looked on the stage. | The weird thing is that it worked.
  silly | adjective | Foolish. | From Old English sælig, “happy, blessed”. It slid from “blessed” to “innocent”, from “innocent” to “helpless”, and from there to “foolish”. | It was a silly mistake, and I made it twice.
  naive | adjective | Too ready to believe; without experience. | From French naïve, the feminine of naïf, from Latin nativus, “native, natural”. | It was naive to expect an answer by return of post.

  giddy | adjective | Dizzy; too excited to be serious. | From Old English gidig, “mad”, literally “possessed by a god”; the root is that of “god”. | They were giddy with success.
  dizzy | adjective | Feeling that everything is spinning. | From Old English dysig, “foolish”. The sense of spinning came in the Middle Ages. | Three turns on the teacups made him dizzy.
  nerdy | adjective | Too keen on some special subject, and proud of it. | From “nerd”, which first appears as a creature in Dr Seuss’s If I Ran the Zoo (1950) and by 1951 was American student slang; nobody knows whether the one comes from the other. | He has a nerdy love of bus timetables.

  fiend | noun | An evil spirit; someone very keen on something. | From Old English fēond, “enemy”, literally “hater”, formed like its opposite “friend”, which was “lover”. | She is a fiend for crosswords.
  guest | noun | Someone who is invited, or who stays at a hotel. | From Old Norse gestr, from a root that meant “stranger” and, in Latin hostis, “enemy”. “Host” contains the same root. | The guest washed up, and broke only one plate.
  enemy | noun | Someone who wishes another harm. | From Old French enemi, from Latin inimicus, from in-, “not”, and amicus, “friend”. | The clock is the enemy in this round.

  dream | noun | The images that pass through the mind in sleep. | The form is Old English drēam, which meant “joy, music”; the meaning comes from Old Norse draumr. How far they are the same word is disputed. | In the dream every tile was yellow.
  world | noun | The earth and all who live on it. | From Old English weorold, from wer, “man”, and a word for “age”: so “the age of man”. The first half is also in “werewolf”. | It was the best loaf in the world.
  woman | noun | An adult female person. | From Old English wīfmann, from wīf, “woman”, and mann, “person”. The sound changed to wo- in the singular only; the plural still has the old vowel. | The woman at the next table had solved it in two.

  queen | noun | A woman who rules a country, or a king’s wife. | From Old English cwēn, “wife, woman”, and already “king’s wife”. Greek gynē, as in “gynaecology”, is a distant cousin. | The queen may move in any direction.
  daisy | noun | A small white flower with a yellow centre. | From Old English dæges ēage, “day’s eye”: it opens in the morning and shuts at night. | The lawn was more daisy than grass.
  bread | noun | A food made of flour and water and baked. | From Old English brēad, which may have meant “piece, bit”; the usual word for bread was hlāf, now “loaf”. | Nothing smells better than somebody else’s bread.

  spell | verb | To name or write the letters of a word in order. | From Old French espeller, from a Germanic word, “to tell”. The noun, a magic “spell”, is Old English spell, “tale”, as in “gospel”, “good tale”. | Two tiles were green before I could spell the rest.
  thing | noun | An object, a fact or an event that need not be named. | From Old English þing, “assembly, meeting”, then a matter discussed there. Iceland’s parliament is still the Althing. | The thing is to stay calm.
  wrong | adjective | Not right; not true. | From late Old English wrang, from Old Norse rangr, “awry, unjust”, related to “wring”: what is wrong is twisted. | Every letter was right, in the wrong place.

  skirt | noun | A garment that hangs from the waist. | From Old Norse skyrta, “shirt”. English had the same word already, as “shirt”; it kept both, and shared the body between them. | The skirt had pockets, at last.
  shirt | noun | A garment for the upper part of the body. | From Old English scyrte, from a Germanic root for “short”; “short”, “shirt” and “skirt” are one family. | He ironed only the front of his shirt.
  score | noun | The number of points in a game; twenty. | From Old Norse skor, “notch”, and also “twenty”: sheep were counted with a notch in a stick for each twenty. | Keep your own score honest.

  ennui | noun | Weariness from having nothing interesting to do. | From French ennui, from Old French enui, from Latin in odio, “in hatred”, as in mihi in odio est, “it is hateful to me”. “Annoy” is the same word. | By the third meeting, ennui had set in.
  niche | noun | A hollow in a wall; a place that suits someone exactly. | From French niche, “recess”, from nicher, “to nest”, from Latin nidus, “nest”. | She found her niche between two very large departments.
  segue | verb | To pass smoothly from one thing to the next. | From Italian segue, “follows”, from Latin sequi, “to follow”: an instruction in scores. It is said “SEG-way”. | He managed to segue from football to tax.

  genre | noun | A kind of book, film, music or art. | From French genre, “kind”, from Latin genus. “Gender” is the same word, borrowed some centuries earlier. | The novel belongs to no genre at all.
  queue | noun | A line of people who wait their turn. | From French queue, “tail”, from Latin cauda. Four of its five letters are silent. | The queue went round the block.
  mauve | noun | A pale purple. | From French mauve, “mallow”, the flower, from Latin malva. The synthetic dye that William Perkin discovered in 1856 made it the fashion. | The bathroom was mauve from floor to ceiling.

  verse | noun | Lines with a rhythm; one part of a song or poem. | From Latin versus, “line, row”, literally “a turn of the plough”, from vertere, “to turn”. | The second verse gives it away.
  prose | noun | Ordinary writing, which is not verse. | From Latin prosa (oratio), “straightforward (speech)”, from prorsus, “straight ahead”. It was contrasted with verse, which turns at the end of each line. | His prose is better than his poems.
  rhyme | noun | A likeness of sound at the ends of words. | From Old French rime, probably from medieval Latin rithmus, from Greek rhythmos. Scholars put the h in around 1600 because it looked Greek. | There is no perfect rhyme for “month”.

  droll | adjective | Amusing in an odd way. | From French drôle, perhaps from Middle Dutch drolle, “imp, goblin”. | He gave a droll account of the wedding.
  quirk | noun | A peculiar habit or feature. | First in the sixteenth century as a sly trick or evasion; of unknown origin. | The back gate has a quirk: you have to lift it.
  surly | adjective | Bad-tempered and unfriendly. | At first sirly, “like a sir”: lordly, haughty, and so unpleasant. | The driver was surly until he saw the cake.

  comic | adjective | Meant to make people laugh. | From Greek kōmikos, from kōmos, “revel”, a noisy procession from which comedy probably grew. | His timing was comic without his knowing.
  irony | noun | Saying the opposite of what one means; a twist of fate. | From Greek eirōneia, “pretended ignorance”, the method of Socrates. | The irony is that the lifeguard can’t swim.
  stoic | noun | Someone who bears pain or trouble without complaint. | After the Stoa, the painted porch in Athens in which the philosopher Zeno taught. | She was a stoic about the six grey tiles of the week.

  cynic | noun | Someone who thinks that people act only for themselves. | From Greek kynikos, “dog-like”, for the school of Antisthenes and Diogenes: either because they lived as shamelessly as dogs, or after the gymnasium Kynosarges, where Antisthenes taught. | Only a cynic would check the tip jar.
  ethos | noun | The spirit and beliefs of a group. | From Greek ēthos, “character, custom”, which is also in “ethics”. | Helping each other is part of the club’s ethos.
  epoch | noun | A period of history marked by great events. | From Greek epokhē, “a stopping, a fixed point in time”: at first the moment from which years are counted. | The railway opened a new epoch for the valley.

  angel | noun | A messenger of God; a very kind person. | From Greek angelos, “messenger”, which translated a Hebrew word with the same meaning. | You brought coffee? You’re an angel.
  crypt | noun | A room under a church, often used for burials. | From Greek kryptē, “vault”, from kryptos, “hidden”, which is also in “cryptic” and “cryptography”. | The concert was held in the crypt.
  ozone | noun | A form of oxygen with three atoms; it shields the earth from ultraviolet light. | From German Ozon, coined in 1840 by Christian Friedrich Schönbein from Greek ozein, “to smell”, for the odour around sparks. | After the storm the air smelt of ozone.

  dozen | noun | Twelve. | From Old French dozeine, from doze, “twelve”, from Latin duodecim, “two and ten”. | A dozen eggs survived the journey, out of two.
  ounce | noun | A unit of weight, about 28 grams. | From Latin uncia, “a twelfth”: of a Roman pound. “Inch”, a twelfth of a foot, is the same word. | Not an ounce of flour was left.
  pound | noun | A unit of weight; a unit of money. | From Old English pund, an early loan from Latin (libra) pondo, “(a pound) by weight”. The sign £ and the abbreviation lb keep the other half, libra. | The cheese weighed a pound, the rind included.

  money | noun | Coins and notes; what one pays with. | From Old French moneie, from Latin moneta, “mint”: Rome’s stood in or near the temple of Juno Moneta. “Mint” is from the same word. | He keeps his money in a biscuit tin.
  penny | noun | A small coin. | From Old English penig, a Germanic word, like German Pfennig, whose earlier history is unknown. The plural “pence” is for sums, “pennies” for coins. | A penny rolled off and was never seen again.
  miser | noun | Someone who hoards money and hates spending it. | From Latin miser, “wretched”, as in “misery”. | The miser lit one candle at Christmas.

  peach | noun | A round, soft, juicy fruit with a furry skin. | From Old French pesche, from Latin persicum (malum), “Persian (apple)”, though it had come to Persia from China. | The peach was ripe for exactly one hour.
  spice | noun | A strong-tasting plant product used in cooking. | From Old French espice, from late Latin species, “goods, wares”, the same word as “species”: a kind of merchandise, and then one kind of it. | She can name every spice with her eyes shut.
  toast | noun | Bread browned by heat; a drink in someone’s honour. | From Old French toster, from Latin torrere, “to parch”. Spiced toast was put into wine, and the lady whose health one drank was said to flavour it. | He proposed a toast to the cook.
`;

export const vocabulary: SeedDocument[] = weeks
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([word, partOfSpeech, definition, etymology, example]) => ({
    _id: `vocabularyWord-${word}`,
    _type: "vocabularyWord",
    word,
    partOfSpeech,
    definition,
    etymology,
    example,
  }));

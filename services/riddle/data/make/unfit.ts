/** Words that must be neither an answer nor a clue: slurs, vulgar and sexual words, drugs, the body, bad taste. */
export const unfitWords: ReadonlySet<string> = new Set(
  `abuse abused anal arsed bitch boner booby boobs busty butch buxom chink cocci cocky coitus coked coolie crap cripple
  cunt dago damned darky deformed dildo dumbo dweeb dyke enema erotic faggot fagot fanny fatso fecal feces fetus
  foetus fucker gimpy gipsy gonad gonads gypsy harem harlot homos honky horny hooker hussy hymen idiot incest injun
  intercourse jewed jihad junkie kafir killer kinky klutz krone leper lesbo lewd moron mulatto naked nance nancy nappy
  nazi negro nigga nigger nonce nude nudie obese orgy ovule paddy pansy penis poker-faced poofs porno prick prostitute
  pubic pussy queer quean raped rapist randy retard savage scrotum semen sexed sexy shit shiksa sissy skank slave
  slaver slut sperm spick spunk squaw strumpet suicide tarts tatas testis titty torture trance tranny trull twerp
  vagina vulva wench whore wino wog sadist gay pubescent hitler nappy psycho dunce loony spook gyped welsh japan
  polack fakir semite crone biddy rummy doped toker stoned bigot negus pygmy poove moron morons imbecile cretin midget
  lynch slay stabs kraal rheum killing bimbo burka spank palsy noose toady`.split(/\s+/),
);

/** Matches definitions of senses that are unfit for a family newspaper. */
export const unfitMeaning =
  /ethnic|offensive|disparag|vulgar|obscen|sexual|\bsex\b|copulat|genital|prostitut|whore|intercourse|\bpenis|vagina|vulva|testicle|testis|excrement|feces|faeces|defecat|urin(?:e|at)|menstru|semen|sperm\b|erotic|lewd|\brape|homosexual|lesbian|masturbat|buttock|\banus\b|breasts|breastfe|cocaine|heroin|marijuana|cannabis|hashish|lysergic|narcotic|amphetamine|drug addict|suicid|retarded|feeble-?minded|mentally|\bslave|torture|\bnazi|Negro|Black(?:s| person)|Jew\b|Jews\b|genocid|abortion|castrat|slang for|derogatory|contemptuous term|immoral|illegitimate|bastard|venereal|syphilis|gonorrh|vomit|corpse|decapitat|execut(?:e|ion) |murder|kill by|put to death|terroris|stupid|incompetent|foolish person|fool\b|despis|contemptibl|ugly|promiscuous|unpleasant woman|drunkard|fat person|milk-secreting|mammary|intending to kiss/i;

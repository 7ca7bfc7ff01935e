/** Answers that abbreviate longer words, with the longer words: a text with one of those gives the answer away. */
export const longForms: Readonly<Record<string, RegExp>> = {
  admin: /administ/,
  celeb: /^celebr/,
  chimp: /^chimpanzee/,
  condo: /^condomini/,
  cyber: /^cyber/,
  decaf: /^decaff/,
  hippo: /^hippopot/,
  intro: /^introduc/,
  legit: /legitim/,
  medic: /^medic|^paramed|^biomed/,
  photo: /^photog/,
  promo: /^promot/,
  rehab: /^rehab/,
  rhino: /^rhinocer/,
};

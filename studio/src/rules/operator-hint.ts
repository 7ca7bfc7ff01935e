/** Shown in the studio until the settings say who operates the site. */
export const operatorHint =
  "Players have a right to know who operates this site and how to reach them. The privacy policy and the contact page show what the site settings say under “Operator”.";

import { palettes } from "@wordlehint/contracts/palettes";

/** The site's logo: four small tiles. */
export function Mark() {
  const { lineStrong, amberFill, green } = palettes.light;
  return (
    <svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true">
      <rect width="9" height="9" rx="2" fill={lineStrong} />
      <rect x="11" width="9" height="9" rx="2" fill={amberFill} />
      <rect y="11" width="9" height="9" rx="2" fill={green} />
      <rect x="11" y="11" width="9" height="9" rx="2" fill={lineStrong} />
    </svg>
  );
}

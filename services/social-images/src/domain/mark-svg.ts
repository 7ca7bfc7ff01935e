type Colors = { lineStrong: string; green: string; amberFill: string };

/**
 * Returns the site's mark for browser tabs. It follows the color scheme of the system, not the site's theme.
 */
export function markSvg({ dark, light }: { dark: Colors; light: Colors }): string {
  const names = ["lineStrong", "amberFill", "green", "lineStrong"] as const;
  const tiles = names.map((name, index) => {
    const [x, y] = [(index % 2) * 11, Math.floor(index / 2) * 11];
    return `<rect class="${name}" fill="${light[name]}" x="${x}" y="${y}" width="9" height="9" rx="2"/>`;
  });
  const darkFills = [...new Set(names)].map((name) => `.${name}{fill:${dark[name]}}`);
  const style = `<style>@media (prefers-color-scheme:dark){${darkFills.join("")}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${style}${tiles.join("")}</svg>`;
}

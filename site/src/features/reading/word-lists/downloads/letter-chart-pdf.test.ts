import { letterChartPdf } from "./letter-chart-pdf.ts";
import { pageSize } from "./pdf-file.ts";

const margin = 48;
/** The mean of English prose in Helvetica, in em, and that of capitals. */
const widths = { prose: 0.5, capitals: 0.68 };

/** Returns the texts that a file writes in a size, with their positions. */
function textsOf(file: Uint8Array, size: number) {
  const pdf = new TextDecoder().decode(file);
  return [...pdf.matchAll(new RegExp(`/R ${size} Tf ([\\d.]+) ([\\d.]+) Td \\((.*)\\) Tj`, "g"))].map(
    ([, x, y, text = ""]) => ({ x: Number(x), y: Number(y), text }),
  );
}

describe("The chart of letters as a PDF", () => {
  const notice =
    "From SCOWL, copyright 2000-2016 by Kevin Atkinson: free to use, copy, modify, distribute and sell with this notice. Rarer words also from word-list by Sindre Sorhus (MIT).";

  it.each([
    ["a licence of two lines", notice, widths.prose],
    ["capitals", notice.toUpperCase(), widths.capitals],
    ["one long word", "x".repeat(400), widths.prose],
  ])("has %s inside the page, whole and in order", (_case, licence, width) => {
    const list = { title: "Common words", words: ["crane"], licence, changedOn: "2026-11-28" } as const;
    const [size, ...lines] = textsOf(letterChartPdf(list), 8);
    expect(size?.text).toBe("1 word, last changed on 28 November 2026");
    expect(lines.length).toBeGreaterThan(1);
    const written = lines.map(({ text }) => text).join(" ");
    expect(written.replaceAll(/[\\\s]/g, "")).toBe(licence.replaceAll(/\s/g, ""));
    for (const { x, y, text } of lines) {
      expect(x + text.length * 8 * width).toBeLessThanOrEqual(pageSize.width - margin);
      expect(y).toBeGreaterThan(margin / 4);
    }
  });
});

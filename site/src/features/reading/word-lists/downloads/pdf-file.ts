/**
 * Draws on a PDF page; coordinates are in points from the lower left corner (ISO 32000-1, sections 8 and 9).
 */
export interface PdfCanvas {
  text: (text: string, at: { x: number; y: number; size: number; isBold?: boolean; align?: "end" }) => void;
  /** `grey` from 0 (black) to 1 (white). */
  box: (at: { x: number; y: number; width: number; height: number; grey: number }) => void;
}

/** A4 in points. */
export const pageSize = { width: 595, height: 842 } as const;

/** Makes a PDF of one page, with the standard fonts. */
export function pdfFile(title: string, draw: (canvas: PdfCanvas) => void): Uint8Array<ArrayBuffer> {
  const commands: string[] = [];
  draw({
    text: (text, { x, y, size, isBold = false, align }) => {
      const from = align === "end" ? x - figureWidth(text) * size : x;
      commands.push(
        `BT /${isBold ? "B" : "R"} ${size} Tf ${fixed(from)} ${fixed(y)} Td ${literal(text)} Tj ET`,
      );
    },
    box: ({ x, y, width, height, grey }) =>
      commands.push(`${grey} g ${[x, y, width, height].map(fixed).join(" ")} re f 0 g`),
  });
  const content = commands.join("\n");
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return joined([
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents 6 0 R ` +
      "/Resources << /Font << /R 4 0 R /B 5 0 R >> >> >>",
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(title)} >>`,
  ]);
}

/** Numbers the objects from 1; the first is the catalogue, the last the document information. */
function joined(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  return new TextEncoder().encode(`${file}${table}${trailer}startxref\n${file.length}\n%%EOF\n`);
}

/**
 * The WinAnsi characters beyond ASCII that our texts use, as octal escapes: the file stays ASCII, and its
 * offsets are right.
 */
const others: Record<string, string> = {
  "–": "226",
  "—": "227",
  "‘": "221",
  "’": "222",
  "“": "223",
  "”": "224",
};

function literal(text: string): string {
  const escaped = Array.from(text, (character) => {
    if (/[()\\]/.test(character)) return `\\${character}`;
    if (/[ -~]/.test(character)) return character;
    const code = character.codePointAt(0) ?? 0;
    const octal = others[character] ?? (code >= 0xa0 && code <= 0xff ? code.toString(8) : null);
    return octal === null ? "?" : `\\${octal}`;
  });
  return `(${escaped.join("")})`;
}

/** Wider than the mean of any line in Helvetica, bold and capitals too, in em. */
const letterWidth = 0.7;

/** Breaks a text into lines of at most `width` points. A word that is longer is broken, too. */
export function linesOf(text: string, { size, width }: { size: number; width: number }): string[] {
  const longest = Math.floor(width / (size * letterWidth));
  const words = text.split(/\s+/).flatMap((word) => word.match(new RegExp(`.{1,${longest}}`, "gu")) ?? []);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns the largest size in points at which a line is at most `width` points wide. */
export function sizeToFit(line: string, width: number): number {
  return width / (line.length * letterWidth);
}

/** The width of a number in Helvetica, in em: all digits have one width, and so have point and comma. */
function figureWidth(text: string): number {
  return Array.from(text).reduce(
    (sum, one) => sum + (/[.,]/.test(one) ? 0.278 : one === "%" ? 0.889 : 0.556),
    0,
  );
}

function fixed(length: number): string {
  return String(Math.round(length * 100) / 100);
}

import { letterStatistics } from "./letter-statistics.ts";
import { linesOf, pageSize, pdfFile, sizeToFit, type PdfCanvas } from "./pdf-file.ts";
import { notesOf, type ListedWords } from "./word-files.ts";

const margin = 48;
const rowHeight = 24;
const headingSize = 18;
const noteSize = 8;
const noteHeight = 10;
/** Below the last letter, with room for seven lines. */
const notesTop = 84;
const top = pageSize.height - margin;
const barsFrom = margin + 28;
const barsWide = 230;
const figuresAt = barsFrom + barsWide + 48;
const placeWide = 34;

/** Draws a one-page PDF: for each letter a bar with its frequency, and its share at each position. */
export function letterChartPdf(list: ListedWords) {
  const { title, words } = list;
  const statistics = letterStatistics(words);
  const most = Math.max(1, ...statistics.map(({ share }) => share));
  const heading = `Letter frequency: ${title}`;
  return pdfFile(heading, (canvas) => {
    const size = Math.min(headingSize, sizeToFit(heading, pageSize.width - 2 * margin));
    canvas.text(heading, { x: margin, y: top - 16, size, isBold: true });
    canvas.text("Per cent of the words that contain the letter, and that have it in each place", {
      x: margin,
      y: top - 36,
      size: 10,
    });
    const places = statistics[0]?.places ?? [];
    places.forEach((_, place) =>
      canvas.text(String(place + 1), {
        x: placeEnd(place),
        y: top - 60,
        size: 9,
        isBold: true,
        align: "end",
      }),
    );
    statistics.forEach(({ letter, share, places: shares }, index) => {
      const y = top - 80 - index * rowHeight;
      canvas.text(letter.toUpperCase(), { x: margin, y, size: 13, isBold: true });
      canvas.box({ x: barsFrom, y: y - 3, width: (share / most) * barsWide, height: 14, grey: 0.45 });
      canvas.text(`${share.toFixed(1)}%`, { x: figuresAt - 4, y, size: 10, isBold: true, align: "end" });
      writePlaces(canvas, shares, y);
    });
    const width = pageSize.width - 2 * margin;
    const notes = notesOf(list)
      .slice(1)
      .flatMap((note) => linesOf(note, { size: noteSize, width }));
    notes.forEach((line, index) =>
      canvas.text(line, { x: margin, y: notesTop - index * noteHeight, size: noteSize }),
    );
  });
}

function writePlaces(canvas: PdfCanvas, shares: readonly number[], y: number): void {
  shares.forEach((share, place) =>
    canvas.text(share.toFixed(1), { x: placeEnd(place), y, size: 9, align: "end" }),
  );
}

function placeEnd(place: number): number {
  return figuresAt + (place + 1) * placeWide;
}

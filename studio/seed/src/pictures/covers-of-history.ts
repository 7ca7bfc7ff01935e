import { colours, line, text, tile, type Look, type Pen } from "./canvas.ts";

/** Five objects from the history of word games. */
export function wordGames(pen: Pen): void {
  satorSquare(pen, 60, 240);
  quill(pen, 330, 430);
  newspaper(pen, 470, 230);
  pegBoard(pen, 735, 240);
  const looks: Look[] = ["right", "plain", "elsewhere", "right", "right"];
  looks.forEach((look, at) => tile(pen, 1030, 200 + at * 58, 50, look, "TODAY"[at]));
}

function satorSquare(pen: Pen, x: number, y: number): void {
  ["SATOR", "AREPO", "TENET", "OPERA", "ROTAS"].forEach((word, row) => {
    word
      .split("")
      .forEach((letter, column) =>
        text(pen, letter, x + 20 + column * 40, y + 20 + row * 40, 34, colours.inkSoft),
      );
  });
  pen.beginPath();
  pen.rect(x - 6, y - 6, 212, 212);
  line(pen, colours.lineStrong, 5);
}

function quill(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + 30, y - 120, x + 100, y - 210);
  pen.quadraticCurveTo(x + 10, y - 170, x + 8, y - 60);
  line(pen, colours.ink, 6);
}

function newspaper(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.rect(x, y, 200, 240);
  pen.fillStyle = colours.surface;
  pen.fill();
  line(pen, colours.ink, 5);
  text(pen, "FUN", x + 100, y + 36, 40);
  pen.beginPath();
  for (let row = 0; row < 3; row += 1) {
    pen.moveTo(x + 24, y + 190 + row * 14);
    pen.lineTo(x + 176, y + 190 + row * 14);
  }
  line(pen, colours.lineStrong, 3);
  for (const [column, row] of [
    [2, 0],
    [1, 1],
    [3, 1],
    [0, 2],
    [4, 2],
    [1, 3],
    [3, 3],
    [2, 4],
  ] as const) {
    tile(pen, x + 48 + column * 21, y + 66 + row * 21, 19);
  }
}

function pegBoard(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.roundRect(x, y, 230, 220, 20);
  line(pen, colours.lineStrong, 5);
  const inks = [colours.green, colours.amberFill, colours.inkSoft, colours.danger];
  for (let at = 0; at < 16; at += 1) {
    pen.beginPath();
    pen.arc(x + 40 + (at % 4) * 50, y + 36 + Math.floor(at / 4) * 50, 17, 0, Math.PI * 2);
    pen.fillStyle = inks[(at * 7 + Math.floor(at / 4)) % 4] ?? colours.ink;
    pen.fill();
  }
}

/** A line with nine inventions and their years. */
export function timeline(pen: Pen): void {
  const stations = [
    ["before 79", "ROTAS square"],
    ["10th c.", "Riddles"],
    ["1879", "Doublets"],
    ["1913", "Crossword"],
    ["1948", "Scrabble"],
    ["1955", "Jotto"],
    ["1970", "Mastermind"],
    ["1987", "Lingo"],
    ["2021", "Wordle"],
  ] as const;
  pen.beginPath();
  pen.moveTo(80, 337);
  pen.lineTo(1120, 337);
  line(pen, colours.lineStrong, 5);
  stations.forEach(([year, name], at) => {
    const x = 125 + at * 119;
    pen.beginPath();
    pen.arc(x, 337, 18, 0, Math.PI * 2);
    pen.fillStyle = at === stations.length - 1 ? colours.green : colours.amberFill;
    pen.fill();
    const above = at % 2 === 0;
    text(pen, year, x, above ? 270 : 404, 40);
    text(pen, name, x, above ? 222 : 452, 30, colours.inkSoft);
  });
}

/** One guess that splits badly beside one that splits well. */
export function splitting(pen: Pen): void {
  group(pen, 110, 150, 27);
  group(pen, 420, 150, 1);
  [6, 5, 6, 5, 6].forEach((count, at) =>
    group(pen, 700 + (at % 2) * 230, 110 + Math.floor(at / 2) * 170, count),
  );
  pen.beginPath();
  pen.moveTo(600, 90);
  pen.lineTo(600, 590);
  line(pen, colours.line, 4);
}

function group(pen: Pen, x: number, y: number, count: number): void {
  const columns = count > 10 ? 5 : 3;
  for (let at = 0; at < count; at += 1) {
    tile(pen, x + (at % columns) * 54, y + Math.floor(at / columns) * 54, 46, count > 10 ? "plain" : "right");
  }
}

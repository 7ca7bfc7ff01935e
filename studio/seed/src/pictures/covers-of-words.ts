import { letterShares } from "../make/word-figures.ts";
import { colours, line, text, tile, type Look, type Pen } from "./canvas.ts";

/** A bar chart made of letter tiles. */
export function letterFrequency(pen: Pen): void {
  const shares = letterShares().slice(0, 10);
  shares.forEach(([letter, percent], column) => {
    const x = 110 + column * 100;
    const tiles = Math.round(percent / 7);
    for (let row = 0; row < tiles; row += 1) {
      const look: Look = column < 2 ? "right" : column < 5 ? "elsewhere" : "plain";
      tile(pen, x, 545 - row * 68, 60, look, row === 0 ? letter : "");
    }
  });
}

/** Five columns of tiles with one green row. */
export function wordPatterns(pen: Pen): void {
  const rows = ["SWEET", "BERRY", "LEMON", "HAPPY", "STORY"];
  rows.forEach((word, row) => {
    word.split("").forEach((letter, column) => {
      tile(pen, 330 + column * 112, 60 + row * 112, 98, row === 2 ? "right" : "plain", letter);
    });
  });
}

/** Six tiles on a phone. */
export function wordle6(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(370, 50, 460, 575, 46);
  pen.fillStyle = colours.surface;
  pen.fill();
  line(pen, colours.lineStrong, 6);
  const looks: Look[] = ["right", "plain", "elsewhere", "right", "plain", "elsewhere"];
  "WINTER".split("").forEach((letter, at) => tile(pen, 404 + at * 66, 250, 58, looks[at], letter));
  for (let row = 0; row < 3; row += 1) {
    for (let at = 0; at < 6; at += 1) tile(pen, 404 + at * 66, 322 + row * 72, 58, "closed");
  }
  text(pen, "6 letters", 600, 170, 54);
}

/** Boards of different sizes. */
export function variants(pen: Pen): void {
  board(pen, 90, 190, 5, 6, 46);
  board(pen, 430, 130, 4, 4, 34);
  board(pen, 430, 330, 4, 4, 34);
  board(pen, 620, 130, 4, 4, 34);
  board(pen, 620, 330, 4, 4, 34);
  board(pen, 830, 170, 6, 7, 42);
}

function board(pen: Pen, x: number, y: number, columns: number, rows: number, size: number): void {
  const looks: Look[] = ["plain", "elsewhere", "right", "plain", "right", "closed", "elsewhere"];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const look = row >= rows - 2 ? "closed" : looks[(row * 3 + column * 5) % looks.length];
      tile(pen, x + column * (size + 6), y + row * (size + 6), size, look);
    }
  }
}

import { colours, line, tile, type Look, type Pen } from "./canvas.ts";

/** A head in profile with tiles inside. */
export function cognition(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(520, 640);
  pen.bezierCurveTo(520, 560, 380, 560, 360, 420);
  pen.bezierCurveTo(330, 180, 480, 70, 640, 70);
  pen.bezierCurveTo(800, 70, 880, 190, 880, 300);
  pen.lineTo(930, 400);
  pen.bezierCurveTo(940, 420, 910, 430, 890, 432);
  pen.lineTo(888, 520);
  pen.bezierCurveTo(880, 570, 800, 560, 760, 560);
  pen.lineTo(760, 640);
  line(pen, colours.ink, 8);
  const looks: Look[] = [
    "right",
    "plain",
    "elsewhere",
    "plain",
    "right",
    "elsewhere",
    "plain",
    "right",
    "plain",
  ];
  looks.forEach((look, at) =>
    tile(pen, 480 + (at % 3) * 110, 160 + Math.floor(at / 3) * 110, 94, look, "MINDSARET"[at]),
  );
}

/** A speech bubble full of tiles. */
export function languageLearners(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(250, 80, 700, 420, 60);
  pen.fillStyle = colours.surface;
  pen.fill();
  line(pen, colours.ink, 8);
  pen.beginPath();
  pen.moveTo(400, 500);
  pen.lineTo(370, 600);
  pen.lineTo(520, 500);
  line(pen, colours.ink, 8);
  "HELLO"
    .split("")
    .forEach((letter, at) => tile(pen, 310 + at * 118, 150, 104, at === 0 ? "right" : "plain", letter));
  "WORDS"
    .split("")
    .forEach((letter, at) => tile(pen, 310 + at * 118, 310, 104, at === 2 ? "elsewhere" : "plain", letter));
}

/** A calendar sheet with a tile for each day. */
export function dailyPuzzles(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(290, 60, 620, 560, 28);
  pen.fillStyle = colours.surface;
  pen.fill();
  line(pen, colours.lineStrong, 5);
  for (const x of [430, 770]) {
    pen.beginPath();
    pen.moveTo(x, 36);
    pen.lineTo(x, 96);
    line(pen, colours.ink, 10);
  }
  const looks: Look[] = ["right", "right", "elsewhere", "right", "plain", "elsewhere", "right"];
  for (let day = 0; day < 30; day += 1) {
    const look = day > 24 ? "closed" : looks[(day * 4) % 7];
    tile(pen, 326 + (day % 7) * 80, 150 + Math.floor(day / 7) * 88, 66, look);
  }
}

/** Four tiles of different sizes. */
export function family(pen: Pen): void {
  let x = 170;
  for (const [letter, size, look] of [
    ["W", 280, "right"],
    ["O", 240, "elsewhere"],
    ["R", 170, "plain"],
    ["D", 120, "right"],
  ] as const) {
    tile(pen, x, 520 - size, size, look, letter);
    x += size + 30;
  }
}

/** Reading glasses on a sheet. */
export function laterLife(pen: Pen): void {
  "READS".split("").forEach((letter, at) => tile(pen, 235 + at * 150, 110, 130, "plain", letter));
  for (const x of [420, 760]) {
    pen.beginPath();
    pen.ellipse(x, 420, 140, 120, 0, 0, Math.PI * 2);
    line(pen, colours.amberFill, 14);
  }
  pen.beginPath();
  pen.moveTo(558, 400);
  pen.quadraticCurveTo(590, 360, 622, 400);
  pen.moveTo(282, 400);
  pen.lineTo(150, 330);
  pen.moveTo(898, 400);
  pen.lineTo(1050, 330);
  line(pen, colours.amberFill, 14);
}

/** A round table from above with a tile before each chair. */
export function teams(pen: Pen): void {
  pen.beginPath();
  pen.arc(600, 337, 210, 0, Math.PI * 2);
  pen.fillStyle = colours.surface;
  pen.fill();
  line(pen, colours.lineStrong, 6);
  "TEAMS".split("").forEach((letter, at) => {
    const angle = (at / 5) * Math.PI * 2 - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    pen.beginPath();
    pen.arc(600 + dx * 275, 337 + dy * 275, 44, 0, Math.PI * 2);
    pen.fillStyle = colours.line;
    pen.fill();
    tile(
      pen,
      565 + dx * 140,
      302 + dy * 140,
      70,
      at === 0 ? "right" : at === 2 ? "elsewhere" : "plain",
      letter,
    );
  });
}

import { pdfFile } from "./pdf-file.ts";

const read = (file: Uint8Array): string => new TextDecoder().decode(file);
const file = (text: string): string =>
  read(pdfFile("Letters", ({ text: write }) => write(text, { x: 40, y: 800, size: 12 })));

describe("A PDF file", () => {
  it("lists the correct offset of each object", () => {
    const pdf = file("x");
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(7);
    offsets.forEach((offset, index) =>
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`)),
    );
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref\n0 8\n/);
  });

  it("declares the correct length of its content", () => {
    const pdf = file("x");
    const [, length, content = ""] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(pdf) ?? [];
    expect(content).toHaveLength(Number(length));
  });

  it("stays ASCII with any characters in its texts", () => {
    const pdf = file("2000–2016 (Kevin’s) \\ é 語");
    expect(pdf).toContain(String.raw`(2000\2262016 \(Kevin\222s\) \\ \351 ?) Tj`);
    expect(pdf).toMatch(/^[\n -~]*$/);
  });
});

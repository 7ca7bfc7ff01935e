import { fileTypeOf } from "./file-type.ts";

const pdf = { ext: "pdf", mime: "application/pdf" };

it("A file has the type of its bytes, else of its name, else of the Content-Type", () => {
  expect(fileTypeOf(pdf, "txt", "text/html")).toEqual({ extension: "txt", mimeType: "application/pdf" });
  expect(fileTypeOf(pdf, undefined, undefined)).toEqual({ extension: "pdf", mimeType: "application/pdf" });
  expect(fileTypeOf(undefined, "csv", "text/html")).toEqual({ extension: "csv", mimeType: "text/csv" });
  expect(fileTypeOf(undefined, "x", "Text/X; charset=utf-8")).toEqual({ extension: "x", mimeType: "text/x" });
});

it.each([undefined, "", "nonsense", "text/html\r\nx: y", "../etc"])(
  "A file of the unknown type %j is sent as bytes",
  (type) => {
    expect(fileTypeOf(undefined, undefined, type)).toEqual({
      extension: "bin",
      mimeType: "application/octet-stream",
    });
  },
);

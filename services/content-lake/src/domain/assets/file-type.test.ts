import { fileTypeOf } from "./file-type.ts";

const pdf = { ext: "pdf", mime: "application/pdf" };

it("uses the bytes, then the name, then the Content-Type", () => {
  expect(fileTypeOf(pdf, "txt", "text/html")).toEqual({ extension: "txt", mimeType: "application/pdf" });
  expect(fileTypeOf(pdf, undefined, undefined)).toEqual({ extension: "pdf", mimeType: "application/pdf" });
  expect(fileTypeOf(undefined, "csv", "text/html")).toEqual({ extension: "csv", mimeType: "text/csv" });
  expect(fileTypeOf(undefined, "x", "Text/X; charset=utf-8")).toEqual({ extension: "x", mimeType: "text/x" });
});

it.each([undefined, "", "nonsense", "text/html\r\nx: y", "../etc"])(
  "makes nothing of the type %j",
  (type) => {
    expect(fileTypeOf(undefined, undefined, type)).toEqual({
      extension: "bin",
      mimeType: "application/octet-stream",
    });
  },
);

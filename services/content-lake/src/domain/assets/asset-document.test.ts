import { assetDocument } from "./asset-document.ts";
import { documentIdOf, extensionOf, fileNameOf, parseFileName, parseImageName } from "./asset-name.ts";
import { shownMebibytes } from "./limits.ts";

const sha1 = "0123456789abcdef0123456789abcdef01234567";
const image = { kind: "image", sha1, width: 640, height: 480, extension: "png" } as const;
const file = { kind: "file", sha1, extension: "pdf" } as const;
const place = { origin: "https://studio.example", projectId: "lake", dataset: "production" };
const facts = { mimeType: "image/png", size: 7, uploadId: "upload" };

it("The document of an image or file has Sanity's attributes", () => {
  const details = { originalFilename: "cat.png" };
  const metadata = { hasAlpha: false };
  expect(assetDocument({ name: image, ...facts, metadata, place, details })).toEqual({
    _id: `image-${sha1}-640x480-png`,
    _type: "sanity.imageAsset",
    assetId: sha1,
    sha1hash: sha1,
    extension: "png",
    ...facts,
    path: `images/lake/production/${sha1}-640x480.png`,
    url: `https://studio.example/images/lake/production/${sha1}-640x480.png`,
    originalFilename: "cat.png",
    metadata,
  });
  const document = assetDocument({ name: file, ...facts, place, details });
  expect(document).toMatchObject({
    _id: `file-${sha1}-pdf`,
    _type: "sanity.fileAsset",
    url: `https://studio.example/files/lake/production/${sha1}.pdf`,
  });
  expect(Object.keys(document)).not.toContain("metadata");
});

it("The file names of assets can be parsed", () => {
  expect(parseImageName(fileNameOf(image))).toEqual(image);
  expect(parseFileName(fileNameOf(file))).toEqual(file);
  expect(documentIdOf(file)).toBe(`file-${sha1}-pdf`);
});

it.each(["", sha1, `${sha1}.`, `${sha1}.a/b`, `${sha1}.tar.gz`, `x${sha1}.pdf`, `${sha1.slice(1)}.pdf`])(
  "%j isn't the name of a file",
  (name) => expect(parseFileName(name)).toBeUndefined(),
);

it.each([
  `${sha1}.png`,
  `${sha1}-640x.png`,
  `${sha1}-640x480`,
  `${sha1}-1234567x1.png`,
  `${sha1}-640x480.png?w=1`,
])("%j isn't the name of an image", (name) => expect(parseImageName(name)).toBeUndefined());

it.each([
  ["Cat.PNG", "png"],
  ["archive.tar.gz", "gz"],
  ["README", undefined],
  ["cat.", undefined],
  ["cat.p/g", undefined],
])("The extension of %j is %j", (name, extension) => expect(extensionOf(name)).toBe(extension));

it("Sizes are shown in mebibytes", () => expect(shownMebibytes(20 * 1024 * 1024)).toBe("20 MiB"));

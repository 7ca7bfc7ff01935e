import { pictureQuery } from "./picture-request.ts";

const hash = "0123456789abcdef0123456789abcdef01234567";
const file = `${hash}-2000x1000.png`;

describe("A picture of the content", () => {
  it.each([
    ["in a common width", "?w=960&fm=webp&q=80"],
    ["cropped for a card", "?rect=0,0,1778,1000&w=640&h=360&fm=webp&q=80"],
    ["cropped for a portrait", "?rect=0,0,1000,1000&w=320&h=320&fm=webp&q=80"],
    ["in the width that an editor's crop left", "?rect=1000,0,500,1000&w=500&fm=webp&q=80"],
    ["for social networks", "?w=1200&h=630&fm=png"],
    ["cropped for social networks", "?rect=48,0,1905,1000&w=1200&h=630&fm=png"],
  ])("%s is shown by the site", (_how, query) => expect(pictureQuery(file, query)).toBe(query));

  it("has one address, however its parameters are ordered", () => {
    expect(pictureQuery(file, "?q=80&fm=webp&h=360&w=640&rect=0,0,1778,1000")).toBe(
      "?rect=0,0,1778,1000&w=640&h=360&fm=webp&q=80",
    );
  });

  it.each([
    ["in the form of the upload", ""],
    ["in another width", "?w=961&fm=webp&q=80"],
    ["enlarged", "?rect=0,0,500,1000&w=640&fm=webp&q=80"],
    ["in another quality", "?w=960&fm=webp&q=81"],
    ["in another format", "?w=960&fm=jpg&q=80"],
    ["in the format that the browser prefers", "?w=960&auto=format"],
    ["in another shape", "?w=960&h=961&fm=webp&q=80"],
    ["blurred", "?w=960&fm=webp&q=80&blur=50"],
    ["with a part outside of it", "?rect=1001,0,1000,1000&w=960&fm=webp&q=80"],
    ["with no part of it", "?rect=0,0,0,1000&w=960&fm=webp&q=80"],
    ["in two widths", "?w=960&w=640&fm=webp&q=80"],
    ["in a width with a leading zero", "?w=0960&fm=webp&q=80"],
    ["for social networks in another size", "?w=1201&h=630&fm=png"],
  ])("%s is not", (_how, query) => expect(pictureQuery(file, query)).toBeUndefined());

  it.each([`${hash}.png`, `${hash}-2000x1000`, "a-2000x1000.png", `${hash}-2000x1000.png.html`])(
    "is not named %s",
    (name) => expect(pictureQuery(name, "?w=960&fm=webp&q=80")).toBeUndefined(),
  );
});

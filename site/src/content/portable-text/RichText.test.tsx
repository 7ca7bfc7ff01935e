import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defaultSettings } from "../../settings/default-settings.ts";
import { Settings } from "../../settings/Settings.tsx";
import type { Operator } from "../../settings/site-settings.ts";
import { RichText } from "./RichText.tsx";
import type { RichTextValue } from "./rich-text-value.ts";

/** Renders without the style elements, whose text would confuse the expectations. */
const markup = (element: ReactElement): string =>
  renderToStaticMarkup(element).replaceAll(/<style.*?<\/style>/gs, "");
const show = (...blocks: unknown[]): string => markup(<RichText value={blocks as RichTextValue} />);

const paragraph = (text: string, marks: string[] = [], markDefs: unknown[] = []) => ({
  _type: "block",
  _key: text,
  style: "normal",
  markDefs,
  children: [{ _type: "span", _key: "s", text, marks }],
});
const linkTo = (link: object) =>
  paragraph("there", ["l"], [{ _key: "l", _type: "link", kind: "external", ...link }]);

describe("RichText", () => {
  it("gives its headings anchors", () => {
    expect(show({ ...paragraph("Keep what you know"), style: "h2" })).toContain(
      '<h2 id="keep-what-you-know">Keep what you know</h2>',
    );
  });

  it("marks only absolute URLs as external", () => {
    expect(show(linkTo({ url: "https://doi.org/10.1002/x" }))).toContain(
      '<a rel="external noopener" href="https://doi.org/10.1002/x">there</a>',
    );
  });

  it.each(["javascript:alert(1)", " javascript:alert(1)", "data:text/html,<script>", "//evil.example"])(
    "renders the text of a link to %j without the link",
    (url) => {
      const html = show(linkTo({ url }));
      expect(html).toContain("<p>there</p>");
      expect(html).not.toContain("href");
    },
  );

  it("escapes markup in texts", () => {
    const html = show(paragraph("<img src=x onerror=alert(1)>"));
    expect(html).toContain("&lt;img");
    expect(html).not.toContain("<img");
  });

  it("leaves out what the schema doesn't know, and renders the rest", () => {
    const log = jest.spyOn(console, "error").mockReturnValue();
    const odd = paragraph("Stays", ["constructor", "strong"], [{ _key: "constructor", _type: "toString" }]);
    const html = show(
      { _type: "__proto__" },
      { _type: "constructor" },
      { _type: "iframe", src: "https://evil.example" },
      null,
      "text",
      { ...odd, style: "constructor", listItem: undefined },
      {
        _type: "block",
        _key: "e",
        children: [
          { _type: "html", text: "<b>" },
          { _type: "span", text: { a: 1 } },
        ],
      },
    );
    expect(html).toContain("<p><strong>Stays</strong></p>");
    expect(html).not.toMatch(/iframe|evil|object|<b>/);
    expect(log.mock.calls.flat()).toContain("A text contains a block of an unknown type: iframe");
    log.mockClear();
    show({ _type: "iframe" });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it("nests lists", () => {
    const item = (text: string, level: number) => ({ ...paragraph(text), listItem: "bullet", level });
    expect(show(item("a", 1), item("b", 2))).toContain("<ul><li>a<ul><li>b</li></ul></li></ul>");
  });

  it("counts the rows of a table of starting words in its heading", () => {
    const word = (name: string) => ({ _key: name, word: name, effectivenessPercent: 90, reason: "So." });
    const table = {
      _type: "startingWordTable",
      _key: "t",
      caption: "Why.",
      words: [word("raise"), word("stare")],
    };
    const html = show(table);
    expect(html).toContain("2 starting words");
    expect(html).toContain("90%");
  });

  it("has a column for each computed figure that any starting word has", () => {
    const word = (name: string, figures: object) => ({ _key: name, word: name, reason: "So.", ...figures });
    const html = show({
      _type: "startingWordTable",
      _key: "t",
      words: [word("slate", { left: 71.29, guesses: 3.441 }), word("stare", {})],
    });
    expect(html).toContain(">Left</th>");
    expect(html).toContain(">71.3</td>");
    expect(html).toContain(">3.441</td>");
    expect(html).toContain(">–</td>");
    expect(html).not.toContain(">Hard</th>");
  });

  it("speaks the results of a first guess, and marks the prepared reply", () => {
    const row = { _key: "r", result: "gyxxx", answers: 1200, reply: "corny", left: 3.4, plan: true };
    const html = show({
      _type: "secondGuesses",
      _key: "t",
      opener: "slate",
      caption: "After SLATE",
      rows: [row],
    });
    expect(html).toContain("S green, L yellow, the rest grey");
    expect(html).toMatch(/>1,200<.*CORNY<small[^>]*>the plan<.*>3.40</s);
  });

  it("shows traps with anchors, the word that splits them, and what hard mode does", () => {
    const trap = { _key: "r", words: ["light", "might", "night"], splitter: "psalm", hardWorst: 3 };
    const families = [
      { ...trap, pattern: "_ight", groups: 2, hardLost: 0 },
      { ...trap, _key: "s", pattern: "sha_e", groups: 3, hardLost: 1 },
    ];
    const html = show({ _type: "trapFamilies", _key: "t", caption: "Traps", families });
    expect(html).toContain('id="trap--ight"');
    expect(html).toContain('id="trap-sha-e"');
    expect(html).toContain("SHA, open letter, E");
    expect(html).toContain("splits the 3 words into 2 groups.");
    expect(html).toContain("tells all 3 apart.");
    expect(html).toContain("with four left, 1 of 3 words are lost.");
    expect(html).toContain("no word is lost.");
  });

  it("describes tiles in words", () => {
    const html = show({
      _type: "letterTiles",
      _key: "t",
      rows: [{ _key: "r", word: "stare", result: "gyxxx" }],
      caption: "S is in its place.",
    });
    expect(html).toContain("<figcaption>S is in its place.</figcaption>");
    expect(html).toContain('aria-hidden="true"');
  });
});

describe("Headings of a text below another heading", () => {
  it("are one level lower, and their anchors carry the text's prefix", () => {
    const value = [
      { ...paragraph("Tips"), style: "h2" },
      { ...paragraph("More"), style: "h3" },
    ] as unknown as RichTextValue;
    const html = markup(<RichText value={value} level={3} anchorPrefix="data-" />);
    expect(html).toContain('<h3 id="data-tips">');
    expect(html).toContain('<h4 id="data-more">');
  });
});

describe("The operator's details", () => {
  const block = (show: "all" | "contact") => [{ _type: "operatorDetails", _key: "o", show }] as RichTextValue;
  const shownFor = (operator: Partial<Operator>, show: "all" | "contact" = "all") =>
    markup(
      <Settings settings={{ ...defaultSettings, operator: { ...defaultSettings.operator, ...operator } }}>
        <RichText value={block(show)} />
      </Settings>,
    );
  const operator = {
    name: "Riddle Works",
    address: ["1 Letter Lane", "Wordham"],
    country: "Ireland",
    email: "hello@hint.example",
    registration: ["VAT number IE1"],
  };

  it("are an address with everything that is set", () => {
    const html = shownFor(operator);
    expect(html).toContain("Riddle Works\n1 Letter Lane\nWordham\nIreland\nVAT number IE1</p>");
    expect(html).toContain('<a href="mailto:hello@hint.example">hello@hint.example</a>');
    expect(shownFor(operator, "contact")).not.toContain("VAT");
  });

  it("lead to the contact form if there is no mailbox", () => {
    expect(shownFor({ name: "Riddle Works" })).toContain('<a href="/contact">Contact form</a>');
    expect(shownFor({})).toContain(
      '<p>You can reach the operator of this site with the <a href="/contact">contact form</a>.</p>',
    );
  });
});

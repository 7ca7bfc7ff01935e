import { faultOfSvg, isSvg } from "./svg-safety.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const svg = (inside: string, attributes = "") =>
  bytes(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" ${attributes}>${inside}</svg>`);

it.each([
  svg("<rect width='4' height='4' fill='url(#shade)'/>"),
  svg(
    "<defs><linearGradient id='shade'/></defs><use href='#shade'/><style>rect{fill:url(\"#shade\")}</style>",
  ),
  svg('<image href="data:image/png;base64,AAAA"/><text>on and on, once, a set of 5</text>'),
  bytes(
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg xmlns:x="y"><g/></svg>',
  ),
  bytes("<!-- drawn by hand --><svg><g/></svg>"),
  bytes('<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg><g/></svg>'),
  bytes("<svg:svg xmlns:svg='http://www.w3.org/2000/svg'><svg:g/></svg:svg>"),
  bytes(`<svg>${" ".repeat(4090)}é</svg>`),
  svg('<rect style="fill:url(&quot;#shade&quot;)"/><rect style="fill:url(&apos;#shade&apos;)"/>'),
  svg('<rect fill="url(&#35;shade)"/><rect fill="url(&#x00023;shade)"/>'),
  svg("<style>.\\31 st{fill:url( '  #shade' )}.a\\{b{fill:url(#shade)}</style><text>C:\\ \\110000 \\</text>"),
  svg("<text>An image (of a source)</text>"),
  svg("<text>&#x10ffff; &#x110000; &#9999999;</text>"),
])("A harmless drawing is accepted", (drawing) => {
  expect(isSvg(drawing)).toBe(true);
  expect(faultOfSvg(drawing)).toBeUndefined();
});

it.each([
  ["<script>alert(1)</script>"],
  ["<SCRIPT/>"],
  ["<x:script xmlns:x='http://www.w3.org/2000/svg'>alert(1)</x:script>"],
  ["<é:script xmlns:é='http://www.w3.org/2000/svg'>alert(1)</é:script>"],
  ["<![CDATA[ <!-- ]]><script>alert(1)</script><![CDATA[ --> ]]>"],
  ['<![CDATA[ <g a=" ]]><script>alert(1)</script><g b=""/>'],
  ["<foreignObject><body onload='alert(1)'/></foreignObject>"],
  ["<rect onclick='alert(1)'/>"],
  ["<rect\nonclick = 'alert(1)'/>"],
  ["<a href='javascript:alert(1)'><text>x</text></a>"],
  ["<use href='https://example.com/x.svg#y'/>"],
  ["<use xlink:href='&#106;avascript:alert(1)'/>"],
  ["<style>&#64;import 'https://example.com/x.css';</style>"],
  ["<style>&#0000064;import 'https://example.com/x.css';</style>"],
  ["<style>&#X40;import 'https://example.com/x.css';</style>"],
  ["<style>&#x000040import 'https://example.com/x.css';</style>"],
  ['<![CDATA[ href="# ]]><use href="https://example.com/"/>'],
  ["<image href='data:image/svg+xml;base64,AAAA'/>"],
  ["<set attributeName='href' to='javascript:alert(1)'/>"],
  ["<animate attributeName='href' values='x'/>"],
  ["<style>@import 'https://example.com/x.css';</style>"],
  ["<rect style='fill:url(https://example.com/x)'/>"],
  ["<rect style='fill:url(&quot;https://example.com/x&quot;)'/>"],
  ["<style>rect{fill:\\75rl(https://example.com/x)}</style>"],
  ["<style>rect{fill:\\000055 R\\6c (https://example.com/x)}</style>"],
  ["<rect fill='&#92;75rl(https://example.com/x)'/>"],
  ["<style>@\\69mport 'https://example.com/x.css';</style>"],
  ["<style>rect{fill:url(  '  https://example.com/x')}</style>"],
  ["<style>rect{fill:url(\\68ttps://example.com/x)}</style>"],
  ["<style>rect{fill:url('\\\n\\68ttps://example.com/x')}</style>"],
  ["<style>svg{background:image-set('https://example.com/x' 1x)}</style>"],
  ["<style>svg{--x:'https://example.com/x';background:-webkit-image-set(var(--x) 1x)}</style>"],
  ["<style>svg{background:image\\2dset(/**/'https://example.com/x' 1x)}</style>"],
  ["<style>svg{background:image('https://example.com/x')}</style>"],
  ["<style>@font-face{src:src('https://example.com/x')}</style>"],
  ["<g xml:base='https://example.com/x.svg'><use href='#y'/></g>"],
  ["<img xmlns='http://www.w3.org/1999/xhtml' srcset='https://example.com/x 1x'/>"],
  ["<?xml-stylesheet href='x.xsl'?>"],
])("An SVG with %s is refused", (inside) => {
  expect(faultOfSvg(svg(inside))).toMatch(/^It must not /);
});

it("Entities, and text that isn't UTF-8, are refused", () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>`;
  expect(faultOfSvg(bytes(bomb))).toBe("It must not define entities.");
  const utf16 = Buffer.from("<svg><script>alert(1)</script></svg>", "utf16le");
  expect(faultOfSvg(utf16)).toBe("It must be UTF-8 text.");
  expect(isSvg(utf16)).toBe(false);
  const latin1 = Buffer.from("<svg><text>é</text></svg>", "latin1");
  expect(faultOfSvg(latin1)).toBe("It must be UTF-8 text.");
  expect(isSvg(latin1)).toBe(false);
});

it("A text with very many document types is checked once", () => {
  const many = "<!DOCTYPE x ".repeat(150_000);
  expect(faultOfSvg(bytes(`${many}><svg/>`))).toBeUndefined();
  expect(faultOfSvg(bytes(`${many} [<svg/>`))).toBe("It must not define entities.");
});

it("A text that ends within a character isn't UTF-8", () => {
  expect(faultOfSvg(bytes("<svg/>é").subarray(0, -1))).toBe("It must be UTF-8 text.");
});

it.each([
  "",
  "<html><svg/></html>",
  "svg",
  "<svgx/>",
  "<?xml?>x<svg/>",
  "<!DOCTYPE svg>x<svg/>",
  "<1:svg/>",
  "\u0089PNG",
])("%j isn't recognized as an SVG", (text) => {
  expect(isSvg(bytes(text))).toBe(false);
});

import styled from "@emotion/styled";
import { renderToString } from "react-dom/server";
import { takeStyles } from "./take-styles.ts";

const Red = styled.p({ color: "red", "& > b": { color: "blue" } });
const Green = styled.p({ color: "green" });

describe("The styles of a rendered page", () => {
  const html = renderToString(
    <main>
      <Red>One</Red>
      <Green>Two</Green>
      <Red>Three</Red>
    </main>,
  );
  const { body, emotion, css } = takeStyles(html);

  it("leave nothing behind but the elements and their classes", () => {
    expect(html).toContain("<style");
    expect(body).not.toContain("<style");
    expect(body.replaceAll(/ class="[^"]*"/g, "")).toBe("<main><p>One</p><p>Two</p><p>Three</p></main>");
  });

  it("are together once each, in the order of the page, under the names by which Emotion knows them", () => {
    const classes = [...body.matchAll(/class="css-([^"]*)"/g)].map(([, name]) => name);
    expect(emotion).toBe(`css ${[...new Set(classes)].join(" ")}`);
    expect(css.match(/color:\w+/g)).toEqual(["color:red", "color:blue", "color:green"]);
  });

  it("don't touch what only looks like them", () => {
    const text = renderToString(<p>{'<style data-emotion="css a">x</style>'}</p>);
    expect(takeStyles(text).body).toBe(text);
    expect(takeStyles(text).css).toBe("");
  });
});

/** A page's body without its styles, and the styles: what `data-emotion` of one element says that holds them all. */
export interface StyledBody {
  body: string;
  emotion: string;
  css: string;
}

const styleElement = /<style data-emotion="css ([^"]+)">(.*?)<\/style>/gs;

/**
 * Takes the style elements that Emotion writes before the elements of a page, in their order. Each of them would make
 * the browser compute styles again while it reads the page, and Emotion would move each to the head before React
 * starts.
 */
export function takeStyles(html: string): StyledBody {
  const styles = new Map<string, string>();
  const body = html.replaceAll(styleElement, (_element, ids: string, css: string) => {
    styles.set(ids, css);
    return "";
  });
  return { body, emotion: ["css", ...styles.keys()].join(" "), css: [...styles.values()].join("") };
}

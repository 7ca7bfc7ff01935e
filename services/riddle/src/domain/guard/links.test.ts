import { findLeaks } from "./find-leak.ts";

const linksIn = (word: string, text: string): string[] =>
  findLeaks(word, text).flatMap(({ rule, place }) => (rule === "link" ? [place.text] : []));

describe("findLinks", () => {
  it.each([
    ["crane", "tagged #BigEnarcDay, they say", "#BigEnarcDay"],
    ["crane", "ask @my_big_enarc9 there", "@my_big_enarc9"],
    ["crane", "so :my_enarcs: it is", ":my_enarcs:"],
    ["crane", "see www.example.org/my3narc9 there", "www.example.org/my3narc9"],
    ["crane", "see my3narc.png there", "my3narc.png"],
    ["stole", "see #my3l0t5day there", "#my3l0t5day"],
    ["tiger", "see #myr3g17day there", "#myr3g17day"],
    ["crane", "see #my\u00E9narcday there", "#my\u00E9narcday"],
    ["crane", "see https://example.org/my%65narc9 there", "https://example.org/my%65narc9"],
    ["crane", "see http://example.org/myenarc%ff9", "http://example.org/myenarc%ff9"],
    ["crane", "see http://xn--crne-moa.example/", "http://xn--crne-moa.example/"],
    ["crane", "see http://my.xn--crne-moa.example.org/", "http://my.xn--crne-moa.example.org/"],
    ["crane", "see #TheCraneDay there", "#TheCraneDay"],
    ["mouse", "see #TheMiceDay there", "#TheMiceDay"],
    ["mouse", "see #MICEDay there", "#MICEDay"],
    ["mouse", "see #myMICE there", "#myMICE"],
    ["crane", "see https://example.org/c1r2a3n4e/5", "https://example.org/c1r2a3n4e/5"],
    ["crane", "see https://example.org/5?q=c1r2a3n4e", "https://example.org/5?q=c1r2a3n4e"],
    ["crane", "see #c__ne.png there", "#c__ne.png"],
    ["crane", "see #CR_NE there", "#CR_NE"],
    ["crane", "see https://example.org/a?b=cr*n*", "https://example.org/a?b=cr*n*"],
  ])("finds %s in %j", (word, text, link) => {
    expect(linksIn(word, text)).toContain(link);
  });

  it.each([
    ["crane", "see https://example.org/100%/birds?page=2&q=%zz"],
    ["crane", "see http://xn--.example/ and http://xn--a.org"],
    ["crane", "see #c___e.png there"],
    ["crane", "see #cr_n.png and #cr_nes.png there"],
    ["crane", "see https://example.org/c1r2a3n4e5s"],
    ["mouse", "see #TheMicahDay there"],
    ["crane", "see #sl_te and #cr_ns.png there"],
    ["level", "see #my_lever there"],
    ["crane", "an enarched door, at 12:30:45, to a.b@c"],
  ])("finds no %s in %j", (word, text) => {
    expect(linksIn(word, text)).toEqual([]);
  });
});

import lighthouse, { type Result } from "lighthouse";
import { categories, type Audit, type Category } from "./audit.ts";

/**
 * Runs Lighthouse once, as for a phone with simulated throttling, which is its default, on a first visit.
 * @param port of the browser's remote debugging.
 * @throws when Lighthouse can't load or judge the page.
 */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcpMs: figure("largest-contentful-paint"),
    tbtMs: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    failed: failedAudits(lhr),
  };
}

function failedAudits({ categories: judged, audits }: Result): string[] {
  return categories
    .filter((category) => category !== "performance")
    .flatMap((category) => judged[category]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isJudged = typeof audit?.score === "number" && weight > 0;
      return isJudged && (audit.score ?? 1) < 1 ? [audit.title] : [];
    });
}

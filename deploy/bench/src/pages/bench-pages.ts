import { chromium } from "@playwright/test";
import { findChromium } from "@wordlehint/local/chromium/find-chromium";
import { freePort } from "@wordlehint/test-servers/free-port";
import { buildBareSite } from "../javascript/build-bare-site.ts";
import { serveFolder } from "../javascript/serve-folder.ts";
import { startProduct } from "../start-product.ts";
import { auditPage } from "./audit-page.ts";
import { medianAudit, type Audit } from "./audit.ts";
import { pagesReport } from "./pages-report.ts";

/** Pages of the seed: short and long ones, with pictures, with lists, with tabs. */
const pages = [
  { name: "home", path: "/" },
  { name: "an article", path: "/blog/cognitive-benefits-word-puzzles" },
  { name: "word lists", path: "/word-lists" },
  { name: "dictionary", path: "/wordle-dictionary" },
  { name: "guide", path: "/wordle-strategy-guide" },
];
const runCount = 3;

/** Lighthouse judges five pages of the product, and beside them a bare Gatsby page that shows what the machine allows. */
export async function benchPages(): Promise<void> {
  console.log("Building a bare Gatsby page …");
  const bare = await serveFolder(await buildBareSite());
  console.log("Starting the product …");
  const product = await startProduct();
  try {
    const origin = `http://localhost:${product.ports.gateway}`;
    const targets = [
      ...pages.map(({ name, path }) => ({ name, url: origin + path, isBare: false })),
      { name: "bare Gatsby page", url: bare.url, isBare: true },
    ];
    // The first visit renders a page and fills the caches.
    for (const { url } of targets) await fetch(url);
    const audits = await auditInTurn(targets.map(({ url }) => url));
    const results = targets.map(({ name, isBare }, index) => ({
      name,
      isBare,
      audit: medianAudit(audits.map((round) => round[index]).filter((audit) => audit !== undefined)),
    }));
    console.log(pagesReport(results, runCount));
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** One page after the other in each round, so that other load on the machine affects all of them. */
async function auditInTurn(urls: readonly string[]): Promise<Audit[][]> {
  const executablePath = await findChromium((detail) => console.log(`Chromium: ${detail} …`));
  const rounds: Audit[][] = [];
  for (let round = 1; round <= runCount; round++) {
    console.log(`Lighthouse, round ${round} of ${runCount} …`);
    const audits: Audit[] = [];
    for (const url of urls) audits.push(await auditInNewBrowser(url, executablePath));
    rounds.push(audits);
  }
  return rounds;
}

async function auditInNewBrowser(url: string, executablePath: string): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      `--remote-debugging-port=${port}`,
    ],
    // The zone of the first render: in another one it may be the next day, and the page would load more.
    env: { ...process.env, TZ: "America/New_York" },
  });
  try {
    return await auditPage(url, port);
  } finally {
    await browser.close();
  }
}

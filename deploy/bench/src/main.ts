import { benchSpeed } from "./bench-speed.ts";
import { benchPages } from "./pages/bench-pages.ts";

const usage = `Usage: npm run bench [-- SECONDS | pages]
  SECONDS  of each measurement of a server, 1 to 60, default 4
  pages    Lighthouse on five pages and on a bare Gatsby page instead`;

const [what = "4", ...rest] = process.argv.slice(2);
const seconds = Number(what);
if (rest.length === 0 && what === "pages") await benchPages();
else if (rest.length === 0 && seconds >= 1 && seconds <= 60) await benchSpeed(seconds);
else {
  console.error(usage);
  process.exit(2);
}

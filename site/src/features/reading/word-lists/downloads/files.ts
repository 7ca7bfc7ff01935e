/** The code that makes the downloads, loaded with the first download. */
export { letterChartPdf } from "./letter-chart-pdf.ts";
export { saveFile } from "../../../../lib/save-file.ts";
export { asCsv, asText } from "./word-files.ts";

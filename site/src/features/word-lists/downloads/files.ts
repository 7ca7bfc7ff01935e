/** What the downloads are made with, loaded when the first one is asked for. */
export { letterChartPdf } from "./letter-chart-pdf.ts";
export { saveFile } from "./save-file.ts";
export { asCsv, asText } from "./word-files.ts";

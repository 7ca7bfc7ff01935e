/** Usage: node check-health.mjs URL. Exits with 0 if the URL responds with a status of 2xx. */
const { ok } = await fetch(process.argv[2]);
process.exit(ok ? 0 : 1);

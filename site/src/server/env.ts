/**
 * A variable of the renderer's environment as it is now. By `globalThis` because Gatsby's bundler writes
 * the build's values wherever it reads `process.env`.
 */
export function serverEnv(name: "RIDDLE_URL" | "SITE_ORIGIN", fallback: string): string {
  const value = globalThis.process.env[name];
  return value === undefined || value === "" ? fallback : value;
}

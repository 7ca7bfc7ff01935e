/** Returns the number of requests that a service's metrics count under a route. */
export async function fetchRequestCount(adminUrl: string, route: string): Promise<number> {
  const response = await fetch(`${adminUrl}/metrics`);
  return requestCount(await response.text(), route);
}

/** Adds up the series of a route, whatever their method and status. */
export function requestCount(metrics: string, route: string): number {
  return metrics
    .split("\n")
    .filter(
      (line) => line.startsWith("http_request_duration_seconds_count{") && line.includes(`route="${route}"`),
    )
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
}

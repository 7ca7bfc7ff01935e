import { docker, runningContainers, siteUrl } from "./project.ts";

const route = "/api/riddle/latest";
const readMetrics = "fetch('http://127.0.0.1:9000/metrics').then((res) => res.text()).then(console.log)";
const atOnce = 30;

/** Sends requests one after the other. Returns their statuses. */
export async function requestOneByOne(count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(await request());
  return statuses;
}

/** Sends requests, 30 at once, which is within what the gateway takes of one client. Returns their statuses. */
export async function requestTogether(count: number): Promise<number[]> {
  const visitors = Array.from({ length: atOnce }, () => requestOneByOne(count / atOnce));
  return (await Promise.all(visitors)).flat();
}

/** Sends requests, ten at once, while something happens and 300 after it. Returns their statuses. */
export async function requestDuring(event: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  let left = Infinity;
  const visitors = Array.from({ length: 10 }, async () => {
    while (left-- > 0) statuses.push(await request());
  });
  await event();
  left = 300;
  await Promise.all(visitors);
  return statuses;
}

/** Returns the number of requests that each replica of the riddle service gets while something is done. */
export async function countsDuring(work: () => Promise<unknown>): Promise<number[]> {
  const replicas = (await runningContainers("riddle")).map(({ ID }) => ID);
  const before = await Promise.all(replicas.map(countRequests));
  await work();
  const after = await Promise.all(replicas.map(countRequests));
  return after.map((count, index) => count - (before[index] ?? 0));
}

/** Gets the riddle as a user, whose responses the gateway doesn't keep. Returns the status. */
async function request(): Promise<number> {
  const response = await fetch(new URL(route, siteUrl), { headers: { authorization: "Basic eDp4" } });
  await response.arrayBuffer();
  return response.status;
}

/** Returns the number of requests of the route that a replica has counted since it started. */
async function countRequests(container: string): Promise<number> {
  const metrics = await docker("exec", container, "node", "-e", readMetrics);
  return metrics
    .split("\n")
    .filter((line) => line.startsWith("http_request_duration_seconds_count") && line.includes(`"${route}"`))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/**
 * What the studio and the lake say to each other on `/streams`, one JSON object a message. The studio opens
 * any number of event streams by their path; the lake answers each as it would have answered a request.
 */
export type ToLake =
  { type: "open"; id: number; path: string; headers: Record<string, string> } | { type: "close"; id: number };

export type FromLake =
  | { type: "head"; id: number; status: number; headers: Record<string, string> }
  | { type: "text"; id: number; text: string }
  | { type: "end"; id: number };

/**
 * Messages on the content lake's WebSocket `/streams`, one JSON object each. The studio opens any number of event
 * streams by their path and query; the lake responds to each as it would to a GET request.
 */
export type ToLake =
  | { type: "open"; id: number; path: string; headers: Record<string, string> }
  | { type: "close"; id: number };

export type FromLake =
  | { type: "head"; id: number; status: number; headers: Record<string, string> }
  | { type: "text"; id: number; text: string }
  | { type: "end"; id: number };

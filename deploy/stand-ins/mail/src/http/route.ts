export type Request = {
  /** The named groups of the route's path. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  body: string;
};

export type Reply = {
  /** 200 by default. */
  status?: number;
  type?: string;
  body?: string | Buffer;
  headers?: Readonly<Record<string, string>>;
};

export type Handler = (request: Request) => Reply | Promise<Reply>;

export type Route = { method: "GET" | "PUT" | "POST" | "DELETE"; path: RegExp; handler: Handler };

/** A route whose path may have parameters, such as `/view/{id}`. */
export function route(method: Route["method"], path: string, handler: Handler): Route {
  const pattern = path.replaceAll(/[.]/g, "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+?)");
  return { method, path: new RegExp(`^${pattern}(?<end>)$`), handler };
}

export const json = (body: unknown, status = 200): Reply => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});

export const text = (body: string): Reply => ({ type: "text/plain; charset=utf-8", body });

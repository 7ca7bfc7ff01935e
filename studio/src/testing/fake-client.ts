import { evaluate, parse } from "groq-js";

interface Config {
  perspective?: string;
}

/**
 * A client whose queries find `stored` documents: all of them in the perspective `raw`, and only published ones in any
 * other.
 */
export function fakeClient(stored: readonly { _id?: string }[]) {
  const isPublished = ({ _id = "" }: { _id?: string }) => !/^(drafts|versions)\./.test(_id);
  return {
    withConfig: ({ perspective }: Config) => ({
      fetch: async (query: string, params: Record<string, unknown>): Promise<unknown> => {
        const dataset = perspective === "raw" ? stored : stored.filter(isPublished);
        return (await evaluate(parse(query, { params }), { dataset, params })).get();
      },
    }),
  };
}

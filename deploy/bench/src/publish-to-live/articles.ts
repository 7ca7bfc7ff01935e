import type { SanityClient, SanityDocument } from "@sanity/client";

const batch = 100;

export const slugOf = (number: number): string => `bench-article-${number}`;
export const idOf = (number: number): string => `blogPost-${slugOf(number)}`;

/** Publishes the articles from number `first` to `end` (exclusive), as copies of the longest article there is. */
export async function writeArticles(client: SanityClient, first: number, end: number): Promise<void> {
  const model = await client.fetch<SanityDocument | null>(
    `*[_type == "blogPost" && count(body) > 0] | order(length(pt::text(body)) desc, _id)[0]`,
  );
  if (!model) throw new Error("the dataset has no article to copy");
  for (let from = first; from < end; from += batch) {
    const transaction = client.transaction();
    for (let number = from; number < Math.min(from + batch, end); number++) {
      transaction.createOrReplace(articleFrom(model, number));
    }
    await transaction.commit({ visibility: "async" });
  }
}

function articleFrom(model: SanityDocument, number: number): SanityDocument {
  const day = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
  return {
    ...model,
    _id: idOf(number),
    title: `An article about words, number ${number}`,
    slug: { _type: "slug", current: slugOf(number) },
    publishedOn: day,
  };
}

import type { GetServerData, PageProps } from "gatsby";
import type { ContentPageData } from "../../content/content-page-data.ts";
import { ContentPage } from "../../content/ContentPage.tsx";
import { EmailSignUp } from "../../features/player/email-signup/index.ts";
import { Post, type PostContent, postData, postHead } from "../../features/reading/blog/index.ts";
import { loadContentPage } from "../../server/loaders/load-content-page.ts";
import { blogPostQuery } from "../../server/queries/blog-queries.ts";

type Data = ContentPageData<PostContent>;

export default function BlogPostPage({ serverData }: PageProps<object, object, unknown, Data>) {
  return (
    <ContentPage data={serverData} head={postHead} structuredData={postData}>
      {(post) => (
        <Post post={post}>
          <EmailSignUp />
        </Post>
      )}
    </ContentPage>
  );
}

export const getServerData: GetServerData<Data> = (request) =>
  loadContentPage(request, {
    query: blogPostQuery,
    params: { slug: request.params?.slug },
    types: ["blogPost", "author", "category", "checklist", "faq", "guide", "page"],
    whenAbsent: "not-found",
  });

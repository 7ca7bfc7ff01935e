import type { ReactNode } from "react";
import type { PageHead } from "../head/head-facts.ts";
import { Head } from "../head/Head.tsx";
import type { StructuredData } from "../head/structured-data.ts";
import { useSettings } from "../settings/Settings.tsx";
import { contentHead, type Described } from "./content-head.ts";
import type { ContentPageData } from "./content-page-data.ts";
import { Previewed } from "./Previewed.tsx";
import { MovedPage } from "./status/MovedPage.tsx";
import { EmptyPage, UnavailablePage } from "./status/NoContent.tsx";
import { NotFoundPage } from "./status/NotFoundPage.tsx";

interface Place {
  /** The site's name. */
  product: string;
  page: { origin: string; path: string };
}

interface Props<Content> {
  /** The result of `loadContentPage`. */
  data: ContentPageData<Content>;
  /** Describes the page if its document's own fields don't suffice. */
  head?: (content: Content) => PageHead;
  /** Returns the page's schema.org objects. */
  structuredData?: (content: Content, place: Place) => readonly StructuredData[];
  children: (content: Content) => ReactNode;
}

/**
 * A page of content with its head, or a status page if there is no content. In a preview, it follows its
 * document while an editor writes.
 */
export function ContentPage<Content extends Described>({
  data,
  head = contentHead,
  structuredData,
  children,
}: Props<Content>) {
  const { product } = useSettings();
  const { content, state, redirect, preview, origin, path } = data;
  if (redirect !== undefined) return <MovedPage to={redirect} />;
  if (state === "unavailable") return <UnavailablePage />;

  const show = (shown: Content | null): ReactNode => {
    if (!shown) return state === "empty" ? <EmptyPage /> : <NotFoundPage />;
    const page = { origin, path };
    return (
      <>
        <Head
          {...head(shown)}
          page={page}
          structuredData={() => structuredData?.(shown, { product, page }) ?? []}
        />
        {children(shown)}
      </>
    );
  };
  return <Previewed path={path} content={content} preview={preview} show={show} />;
}

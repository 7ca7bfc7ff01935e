import { navigate } from "gatsby";
import { useEffect } from "react";
import { Head } from "../../head/Head.tsx";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";

/**
 * Redirects to a page's new address during a client-side navigation; a document request gets a 301 instead.
 */
export function MovedPage({ to }: { to: string }) {
  useEffect(() => {
    if (to.startsWith("/")) navigate(to, { replace: true });
    else location.replace(to);
  }, [to]);
  return (
    <>
      <Head title="This page has moved" description="" />
      <p>
        This page has moved. <SiteLink to={to}>Go to its new address</SiteLink>
      </p>
    </>
  );
}

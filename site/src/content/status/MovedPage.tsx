import { navigate } from "gatsby";
import { useEffect } from "react";
import { Head } from "../../head/Head.tsx";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";

/** Leads on to where a page has moved: documents are redirected before they come here. */
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

import { Link } from "gatsby";
import type { ComponentPropsWithRef, ComponentType } from "react";
import { isBuilt } from "../../routes.ts";

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path of this site, with an optional query and fragment, or an absolute URL. */
  to: string;
}

// Gatsby types it as a class; it is an anchor that forwards its ref.
const PageLink = Link as unknown as ComponentType<SiteLinkProps>;

/** A link that navigates without a reload if the site has the page. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (isBuilt(to)) {
    return (
      <PageLink {...rest} to={to}>
        {children}
      </PageLink>
    );
  }
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

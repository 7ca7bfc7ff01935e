import { Link } from "gatsby";
import type { ComponentPropsWithRef, ComponentType } from "react";
import { isBuilt } from "../../routes.ts";

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path of this site, with query and fragment if need be, or a whole address. */
  to: string;
}

// Gatsby's types call it a class; it is an anchor that forwards its ref.
const PageLink = Link as unknown as ComponentType<SiteLinkProps>;

/** A link that changes pages without loading the document again, where the site has the page. */
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

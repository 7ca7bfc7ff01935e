import type { ReactNode } from "react";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";
import { linkTarget, type QueriedLink } from "./link-target.ts";

interface Props {
  link: QueriedLink | null | undefined;
  children: ReactNode;
  className?: string;
}

/** A link that an editor wrote; where it leads nowhere, its words alone. */
export function TargetLink({ link, children, className }: Props) {
  const target = link ? linkTarget(link) : null;
  if (target === null) return children;
  return (
    <SiteLink to={target.to} className={className} {...(target.isExternal && { rel: "external noopener" })}>
      {children}
    </SiteLink>
  );
}

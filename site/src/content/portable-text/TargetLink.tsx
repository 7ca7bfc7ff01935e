import type { ReactNode } from "react";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";
import { linkTarget, type QueriedLink } from "./link-target.ts";

interface Props {
  link: QueriedLink | null | undefined;
  children: ReactNode;
  className?: string;
}

/** An editor's link; only its text if it has no valid target. */
export function TargetLink({ link, children, className }: Props) {
  const target = link ? linkTarget(link) : null;
  if (target === null) return children;
  return (
    <SiteLink to={target.to} className={className} {...(target.isExternal && { rel: "external noopener" })}>
      {children}
    </SiteLink>
  );
}

import styled from "@emotion/styled";
import { ArrowLeft } from "lucide-react";
import { Contents } from "../../../content/parts/Contents.tsx";
import { linkTarget } from "../../../content/portable-text/link-target.ts";
import { StoredChecklist } from "../../../content/portable-text/StoredChecklist.tsx";
import type { GuideContent } from "../../../content/root-page.ts";
import { routes } from "../../../routes.ts";
import { from, icon, space, touch } from "../../../theme/tokens.ts";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";

/** Beside a guide: its button, its table of contents and its checklist. */
export function GuideSide({ guide: { layout, sections, checklist, callToAction } }: { guide: GuideContent }) {
  const next = callToAction?.link && linkTarget(callToAction.link);
  const isSteps = layout === "steps";
  return (
    <>
      {next && <MainButtonLink to={next.to}>{callToAction.label}</MainButtonLink>}
      {isSteps && (
        <DesktopOnly>
          <Contents
            entries={(sections ?? []).map(({ _key, id, title }) => ({ id: id ?? _key, text: title ?? "" }))}
          />
        </DesktopOnly>
      )}
      {checklist && (
        <Card>
          <StoredChecklist checklist={checklist} />
        </Card>
      )}
      {isSteps && (
        <Back to={routes.tutorial.path}>
          <ArrowLeft />
          Back to the tutorials
        </Back>
      )}
    </>
  );
}

/** Hidden on narrow screens, where it would be below the steps that it lists. */
const DesktopOnly = styled.div({ display: "none", [from.desktop]: { display: "block" } });

const Back = styled(SiteLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: touch,
  "& > svg": { flex: "none", width: icon.inline, height: icon.inline },
});

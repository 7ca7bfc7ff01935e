import styled from "@emotion/styled";
import { routes } from "../../../routes.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import type { Operator } from "../../../settings/site-settings.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import type { BlockOf } from "../rich-text-value.ts";

/** Who operates the site, as far as its settings say so, and how to reach them. */
export function OperatorBlock({ block: { show } }: { block: BlockOf<"operatorDetails"> }) {
  const { operator } = useSettings();
  const lines = linesOf(operator, show !== "contact");
  if (lines.length === 0 && operator.email === null) {
    return (
      <p>
        You can reach the operator of this site with the{" "}
        <SiteLink to={routes.contact.path}>contact form</SiteLink>.
      </p>
    );
  }
  return (
    <Address>
      {lines.length > 0 && <Lines>{lines.join("\n")}</Lines>}
      {operator.email ? (
        <p>
          Email: <a href={`mailto:${operator.email}`}>{operator.email}</a>
        </p>
      ) : (
        <SiteLink to={routes.contact.path}>Contact form</SiteLink>
      )}
    </Address>
  );
}

function linesOf({ name, address, country, registration }: Operator, isWhole: boolean): string[] {
  const place = [name, ...address, country];
  const shown = isWhole ? [...place, ...registration] : address.length > 0 ? place : [];
  return shown.filter((line) => line !== null);
}

const Address = styled.address({ fontStyle: "normal", overflowWrap: "anywhere" });

const Lines = styled.p({ whiteSpace: "pre-line" });

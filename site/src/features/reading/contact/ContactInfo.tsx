import styled from "@emotion/styled";
import { useSettings } from "../../../settings/Settings.tsx";
import { color, space, type } from "../../../theme/tokens.ts";

/** The mailbox and the postal address of the site's operator; nothing if neither is set. */
export function ContactInfo() {
  const { name, address, country, email } = useSettings().operator;
  if (email === null && address.length === 0) return null;
  return (
    <Frame aria-labelledby="contact-info">
      <h2 id="contact-info">Contact info</h2>
      <address>
        {email !== null && (
          <p>
            By email:
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {address.length > 0 && (
          <Lines>{["By post:", name, ...address, country].filter((line) => line !== null).join("\n")}</Lines>
        )}
      </address>
    </Frame>
  );
}

const Frame = styled.section({
  alignSelf: "start",
  overflowWrap: "anywhere",
  "& > h2": { font: type.heading },
  "& > address": { fontStyle: "normal" },
  "& p": { marginTop: space[3] },
  "& a": { textDecorationColor: color.green },
});

const Lines = styled.p({ whiteSpace: "pre-line" });

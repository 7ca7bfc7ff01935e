import { Aside, Columns } from "../../../content/parts/Columns.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactInfo } from "./ContactInfo.tsx";

/** The contact form, beside it how else to reach the site. */
export function Contact() {
  return (
    <Columns>
      <ContactForm />
      <Aside>
        <ContactInfo />
      </Aside>
    </Columns>
  );
}

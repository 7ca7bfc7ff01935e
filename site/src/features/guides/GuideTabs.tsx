import { RichText } from "../../content/portable-text/RichText.tsx";
import type { GuideContent } from "../../content/root-page.ts";
import { Tabs } from "../../ui/disclosure/Tabs.tsx";

type Sections = NonNullable<GuideContent["sections"]>;

/** The name of the open tab in the address. */
const addressKey = "tab";

/** The parts of a guide in tabs; each can be linked to. */
export function GuideTabs({ label, sections }: { label: string; sections: Sections }) {
  return (
    <Tabs
      label={label}
      addressKey={addressKey}
      tabs={sections.map(({ _key, id, title, body }) => ({
        id: id ?? _key,
        label: title ?? "",
        content: <RichText value={body} anchorPrefix={`${id ?? _key}-`} />,
      }))}
    />
  );
}

import { RichText } from "../../../content/portable-text/RichText.tsx";
import type { GuideContent } from "../../../content/root-page.ts";
import { Tabs } from "../../../ui/disclosure/Tabs.tsx";

type Sections = NonNullable<GuideContent["sections"]>;

/** The query parameter that names the open tab. */
const addressKey = "tab";

/** The sections of a guide as tabs, each with its own URL. */
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

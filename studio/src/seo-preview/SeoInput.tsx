import { Stack } from "@sanity/ui";
import { useFormValue, type ObjectInputProps } from "sanity";
import { environment } from "../app/environment.ts";
import { addressOf, type Addressed } from "../routes/addresses.ts";
import { SearchPreview } from "./SearchPreview.tsx";
import { shownSeo } from "./shown-seo.ts";
import { SocialPreview } from "./SocialPreview.tsx";
import { useSiteName } from "./use-site-name.ts";

/** The fields of search and sharing, with previews above them. */
export function SeoInput(props: ObjectInputProps) {
  const document = useFormValue([]) as Addressed | undefined;
  const siteName = useSiteName();
  const shown = shownSeo({
    seo: props.value,
    siteName,
    siteUrl: environment.siteUrl,
    path: document === undefined ? null : addressOf(document),
  });
  const image = props.value?.image as { asset?: { _ref?: string } } | undefined;
  return (
    <Stack gap={5}>
      <SearchPreview shown={shown} />
      <SocialPreview shown={shown} imageRef={image?.asset?._ref ?? null} />
      {props.renderDefault(props)}
    </Stack>
  );
}

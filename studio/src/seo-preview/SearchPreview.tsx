import { Card, Stack, Text } from "@sanity/ui";
import type { ShownSeo } from "./shown-seo.ts";

export function SearchPreview({ shown }: { shown: ShownSeo }) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        In a search result
      </Text>
      <Card border padding={4} radius={2} data-testid="search-preview">
        {shown.isHidden ? (
          <Text size={1} muted>
            Search engines are asked not to list this page.
          </Text>
        ) : (
          <Stack gap={3}>
            <Text size={0} muted>
              {shown.address}
            </Text>
            <Text size={2} weight="medium">
              {shown.title}
            </Text>
            <Text size={1} muted>
              {shown.description}
            </Text>
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

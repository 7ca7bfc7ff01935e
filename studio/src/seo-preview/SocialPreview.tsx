import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { Mark } from "../theme/Mark.tsx";
import { pictureUrl } from "./picture-url.ts";
import type { ShownSeo } from "./shown-seo.ts";

interface Props {
  shown: ShownSeo;
  /** Reference to the chosen picture. Null: the site draws one. */
  imageRef: string | null;
}

export function SocialPreview({ shown, imageRef }: Props) {
  const picture = imageRef === null ? null : pictureUrl(imageRef);
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        When it is shared
      </Text>
      <Card border radius={2} overflow="hidden" style={{ maxWidth: 420 }} data-testid="social-preview">
        {picture === null ? <DrawnPicture title={shown.title} /> : <ChosenPicture url={picture} />}
        <Stack padding={3} gap={3}>
          <Text size={1} weight="medium">
            {shown.title}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {shown.description}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

function ChosenPicture({ url }: { url: string }) {
  return <img src={url} alt="" width={420} height={220} style={{ display: "block", objectFit: "cover" }} />;
}

/** Placeholder for the picture that the site draws for a page without one. */
function DrawnPicture({ title }: { title: string }) {
  return (
    <Card tone="transparent" style={{ height: 220 }}>
      <Flex direction="column" align="center" justify="center" height="fill" gap={3} padding={4}>
        <Text size={4}>
          <Mark />
        </Text>
        <Box>
          <Text size={2} weight="medium" align="center">
            {title}
          </Text>
        </Box>
      </Flex>
    </Card>
  );
}

import { CloseIcon } from "@sanity/icons/Close";
import { LaunchIcon } from "@sanity/icons/Launch";
import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useEditState, type DocumentInspectorProps, type SanityDocument } from "sanity";
import { environment } from "../app/environment.ts";
import { addressOf } from "../routes/addresses.ts";
import { baseId } from "../rules/base-id.ts";
import type { LiveStatus } from "./derive-live-status.ts";
import { useLiveStatus } from "./use-live-status.ts";

const tones = { live: "positive", waiting: "caution", offline: "default", unknown: "default" } as const;

/** Panel beside the form: whether visitors see the published version, and how long it took or why not. */
export function LiveStatusInspector({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const { published, draft, ready } = useEditState(baseId(documentId), documentType);
  return (
    <Flex direction="column" height="fill">
      <Flex align="center" padding={3}>
        <Box flex={1} paddingX={2}>
          <Text as="h2" size={1} weight="medium">
            Live status
          </Text>
        </Box>
        <Button aria-label="Close live status" icon={CloseIcon} mode="bleed" onClick={onClose} />
      </Flex>
      {ready && <Status type={documentType} published={published} hasDraft={draft !== null} />}
    </Flex>
  );
}

interface StatusProps {
  type: string;
  published: SanityDocument | null;
  hasDraft: boolean;
}

function Status({ type, published, hasDraft }: StatusProps) {
  const { siteUrl } = environment;
  const path = addressOf(published ?? { _type: type });
  const status = useLiveStatus({ siteUrl, path, revision: published?._rev ?? null });
  return (
    <Stack padding={4} paddingTop={2} gap={4}>
      <Verdict status={status} />
      {published && <Line name="Published">{formatInstant(published._updatedAt)}</Line>}
      {status.kind === "live" && <Line name="On the site">{formatDelay(status.delayMs)}</Line>}
      {published && hasDraft && <Line name="Draft">There are changes that only editors see.</Line>}
      {published && path !== null && (
        <Button
          as="a"
          href={new URL(path, siteUrl).href}
          target="_blank"
          rel="noreferrer"
          icon={LaunchIcon}
          mode="ghost"
          text="Open the page"
        />
      )}
    </Stack>
  );
}

function Verdict({ status }: { status: LiveStatus }) {
  return (
    <Card
      padding={3}
      radius={2}
      tone={tones[status.kind]}
      border
      role="status"
      data-live-status={status.kind}
    >
      <Text size={1}>{status.text}</Text>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {name}
      </Text>
      <Text size={1} muted>
        {children}
      </Text>
    </Stack>
  );
}

function formatInstant(instant: string): string {
  return new Date(instant).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "medium" });
}

function formatDelay(delayMs: number | null): string {
  if (delayMs === null) return "Since before this panel was opened.";
  return `${(delayMs / 1000).toFixed(1)} s after it was published, as measured in this browser.`;
}

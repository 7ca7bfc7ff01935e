import { Card, Stack, Text } from "@sanity/ui";
import { mailVariables } from "@wordlehint/contracts";
import { useFormValue, type ObjectInputProps } from "sanity";
import { kindOf } from "../rules/mail-text.ts";

/** The form of a mail's text, with the variables of its kind above it. */
export function MailTextInput(props: ObjectInputProps) {
  const kind = kindOf(useFormValue(["kind"]));
  return (
    <Stack gap={5}>
      {kind !== undefined && (
        <Card padding={4} radius={2} border tone="transparent">
          <Stack gap={4}>
            <Text size={1} weight="medium">
              Variables of this email
            </Text>
            <Stack as="ul" gap={3}>
              {Object.entries(mailVariables[kind]).map(([name, meaning]) => (
                <Stack as="li" gap={2} key={name}>
                  <Text size={1}>
                    <code>{`{{${name}}}`}</code>
                  </Text>
                  <Text size={1} muted>
                    {meaning}
                  </Text>
                </Stack>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}

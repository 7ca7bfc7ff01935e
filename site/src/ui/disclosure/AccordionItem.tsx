import styled from "@emotion/styled";
import { Content, Header, Item, Trigger } from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import {
  border,
  color,
  hover,
  icon,
  measure,
  motion,
  motionOk,
  print,
  space,
  touch,
  type,
  unfolded,
} from "../../theme/tokens.ts";
import { useFindable } from "./use-findable.ts";

export interface Fold {
  /** Also its anchor: an address with `#id` expands it. */
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  item: Fold;
  level: 2 | 3 | 4;
  isOpen: boolean;
  onFound: () => void;
}

/** One item of an accordion. */
export function AccordionItem({ item: { id, label, content }, level, isOpen, onFound }: Props) {
  const ref = useFindable(!isOpen, onFound);
  return (
    <Row value={id} id={id}>
      <Header asChild>
        <Heading as={`h${level}`}>
          <Button>
            <span>{label}</span>
            <ChevronDown />
          </Button>
        </Heading>
      </Header>
      <Body ref={ref} forceMount hidden={!isOpen}>
        <Text>{content}</Text>
      </Body>
    </Row>
  );
}

const Row = styled(Item)({ borderBottom: border.rule, scrollMarginTop: space[4] });

const Heading = styled.h3({ font: type.minor });

const Button = styled(Trigger)({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[4],
  width: "100%",
  minHeight: touch,
  padding: `${space[3]} 0`,
  border: border.none,
  background: color.clear,
  color: color.ink,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "& > svg": { flex: "none", width: icon.control, height: icon.control, color: color.inkSoft },
  "&[data-state=open] > svg": { rotate: "180deg" },
  [hover]: { "&:hover > svg": { color: color.ink } },
  [motionOk]: { "& > svg": { transition: `rotate ${motion.quick}` } },
  [print]: { "& > svg": { display: "none" } },
});

const Body = styled(Content)({
  [unfolded]: { "&[hidden]": { display: "block", contentVisibility: "visible" } },
});

const Text = styled.div({
  maxWidth: measure.text,
  paddingBlock: `${space[1]} ${space[5]}`,
  color: color.inkSoft,
  "& > * + *": { marginTop: space[3] },
});

import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import { menuTriggerLook } from "./menu-trigger.ts";

interface Props extends Omit<ComponentPropsWithRef<"button">, "children"> {
  label: string;
}

/** Looks like the button of a closed `Menu` and stands in its place until the menu's code is there. */
export function MenuButton({ label, ...rest }: Props) {
  return (
    <Trigger type="button" aria-haspopup="menu" aria-expanded={false} {...rest}>
      {label}
      <ChevronDown />
    </Trigger>
  );
}

const Trigger = styled.button(menuTriggerLook);

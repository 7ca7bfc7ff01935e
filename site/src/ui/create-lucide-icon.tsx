import { createElement, type ComponentPropsWithRef } from "react";

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface Props extends ComponentPropsWithRef<"svg"> {
  size?: number | string;
}

/**
 * In the place of lucide's own, which offers much that we don't use: an icon that inherits its colour and is
 * decoration only, unless it is given a label.
 */
export default function createLucideIcon({ name, node }: IconData) {
  return function LucideIcon({ size = 24, className = "", "aria-label": label, ...rest }: Props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`lucide-${name} ${className}`.trim()}
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}

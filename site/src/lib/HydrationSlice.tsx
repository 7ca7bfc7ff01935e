import { Suspense, type ReactNode } from "react";

/**
 * A part of the page that React hydrates in a task of its own, after everything outside: for what is below the first
 * screen. A press or key in it hydrates it at once. The renderer sends it like any other part. What renders it should
 * not render again before: with new children a slice hydrates at once, in the same task.
 */
export function HydrationSlice({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}

import { type ReactNode, useSyncExternalStore } from "react";
import { shownText } from "#engine/views/shown-text.tsx";
import type { ClosureNotice } from "../../hours/opening-times.ts";

const GONE = { visibility: "hidden" } as const;

/** A closure that is near. If it has passed since the build it disappears, and its room stays. */
export function Closure({ closure: { text, last } }: { readonly closure: ClosureNotice }): ReactNode {
  // In UTC, an hour or two off: the visitor's own date would need `Intl`, on every page.
  const today = useSyncExternalStore(
    () => () => {},
    () => new Date().toISOString().slice(0, 10),
    () => "",
  );
  return <strong style={last < today ? GONE : undefined}>{shownText(text)}</strong>;
}

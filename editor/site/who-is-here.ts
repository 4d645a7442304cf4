import { GONE_AFTER, type ServerEvent } from "../contract/events.ts";
import type { HereRequest } from "../contract/requests.ts";

export type WhoIsHere = ReturnType<typeof whoIsHere>;

/** Which files the windows of people who signed in have open. Nothing is locked: all are told of each other. */
export function whoIsHere(emit: (event: ServerEvent) => void) {
  const windows = new Map<string, { readonly name: string; readonly path: string; readonly end: NodeJS.Timeout }>();
  const tell = () => emit({ type: "here", open: [...windows.values()].map(({ name, path }) => ({ name, path })) });
  return {
    /** What a window of a person says. */
    say(name: string, { window, path, isOpen }: HereRequest): void {
      const before = windows.get(window);
      // Of two files in turn, what is said of the first may come last.
      if (!isOpen && before?.path !== path) return;
      clearTimeout(before?.end);
      windows.delete(window);
      const leave = () => windows.delete(window) && tell();
      if (isOpen) windows.set(window, { name, path, end: setTimeout(leave, GONE_AFTER).unref() });
      tell();
    },
  };
}

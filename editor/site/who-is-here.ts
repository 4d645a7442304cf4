import { GONE_AFTER, type ServerEvent } from "../contract/events.ts";
import type { HereRequest } from "../contract/requests.ts";

export type WhoIsHere = ReturnType<typeof whoIsHere>;

/** Which files the windows of people who signed in have open. Nothing is locked: all who have one open are told of each other. */
export function whoIsHere(emit: (event: ServerEvent) => void) {
  const windows = new Map<string, { readonly name: string; readonly path: string; readonly end: NodeJS.Timeout }>();
  const tell = (path: string) => {
    const names = [...windows.values()].flatMap((window) => (window.path === path ? [window.name] : []));
    emit({ type: "here", path, names: [...new Set(names)] });
  };
  /** Whatever it has open. */
  const leave = (window: string) => {
    const left = windows.get(window);
    clearTimeout(left?.end);
    if (windows.delete(window) && left) tell(left.path);
  };
  return {
    /** What a window of a person says. */
    say(name: string, { window, path, isOpen }: HereRequest): void {
      const isThere = windows.get(window)?.path === path;
      // Of two files in turn, what is said of the first may come last.
      if (isOpen ? !isThere : isThere) leave(window);
      if (!isOpen) return;
      clearTimeout(windows.get(window)?.end);
      const end = setTimeout(() => leave(window), GONE_AFTER).unref();
      windows.set(window, { name, path, end });
      tell(path);
    },
  };
}
